import react from '@vitejs/plugin-react';
import hyperfly from 'hyperfly-fft/vite';

// Readable names, with which React reports mistakes.
const build = { minify: false, rollupOptions: { input: ['index.html', 'widget.html'] } };
export default { base: '/course/', plugins: [react(), hyperfly()], build };
