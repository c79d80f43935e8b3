import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './scripts/compressed.ts';

// `--mode fixtures` builds the page over recorded positions instead of a server, for pictures and checks.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), compressed()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: {
    fs: { allow: ['..'] },
    // `backroom serve` beside `npm run dev`.
    proxy: { '/api': { target: process.env.BACKROOM ?? 'http://127.0.0.1:1925', ws: true } },
  },
  build: {
    outDir: mode === 'fixtures' ? 'dist-fixtures' : 'dist',
    target: 'es2022',
    // The server's content policy allows no inline data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { include: ['tests/**/*.test.ts'] },
}));
