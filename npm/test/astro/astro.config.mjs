import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import hyperfly from 'hyperfly-fft/vite';

export default defineConfig({ base: '/course/', integrations: [react()], vite: { plugins: [hyperfly()] } });
