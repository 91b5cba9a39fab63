import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunks.ts';
import { compressFiles } from './vite/compress-files.ts';
import { defaultLanguage } from './vite/default-language.ts';
import { stylesAsFiles } from './vite/styles-as-files.ts';

/** Where `pnpm dev` finds the API: at the same `PORT`, unless it runs elsewhere. */
const api = process.env.API_ORIGIN ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;

const src = fileURLToPath(new URL('./src', import.meta.url));

export default defineConfig({
  plugins: [react(), tailwindcss(), stylesAsFiles(), compressFiles(), defaultLanguage()],
  resolve: {
    alias: { '@': src, 'react-style-singleton': `${src}/lib/adopted-style.tsx` },
    dedupe: ['react', 'react-dom'],
  },
  server: { proxy: { '/api': api } },
  // All sources are crawled at the start: a dependency met later would reload the page in the middle of work.
  optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}', '!src/**/*.test.*'] },
  build: {
    sourcemap: false,
    // The content security policy allows no inline script and no data: font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
});
