import react from '@vitejs/plugin-react';
import hyperfly from 'hyperfly-fft/vite';

// Readable names, with which React reports mistakes.
export default { base: '/course/', plugins: [react(), hyperfly()], build: { minify: false } };
