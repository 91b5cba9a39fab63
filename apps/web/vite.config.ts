import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { bareContract } from './vite/bare-contract.ts';
import { plannedChunks } from './vite/chunks.ts';
import { clientByNoun } from './vite/client-by-noun.ts';
import { compressFiles } from './vite/compress-files.ts';
import { defaultLanguage } from './vite/default-language.ts';
import { productionRouter } from './vite/production-router.ts';
import { stylesAsFiles } from './vite/styles-as-files.ts';
import { buildWorker } from './vite/worker.ts';

/** Where `pnpm dev` finds the API: at the same `PORT`, unless it runs elsewhere. */
const api = process.env.API_ORIGIN || `http://127.0.0.1:${process.env.PORT || 3000}`;

const webPort = process.env.WEB_PORT;

const root = fileURLToPath(new URL('.', import.meta.url));
const src = `${root}src`;

/** The settings of the bundle: how the sources become scripts and styles. */
const bundled = {
  root,
  plugins: [productionRouter(), bareContract(), clientByNoun(), react(), tailwindcss(), stylesAsFiles()],
  resolve: {
    alias: { '@': src, 'react-style-singleton': `${src}/lib/adopted-style.tsx` },
    dedupe: ['react', 'react-dom'],
  },
  build: {
    sourcemap: false,
    // The content security policy allows no inline script and no data: font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
} satisfies UserConfig;

export default defineConfig({
  ...bundled,
  plugins: [
    ...bundled.plugins,
    plannedChunks(bundled),
    buildWorker(root),
    compressFiles(),
    defaultLanguage(),
  ],
  // The port that `pnpm dev` found free, and told the API.
  server: { proxy: { '/api': api }, ...(webPort && { port: Number(webPort), strictPort: true }) },
  // All sources are crawled at the start: a dependency met later would reload the page in the middle of work.
  optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}', '!src/**/*.test.*'] },
});
