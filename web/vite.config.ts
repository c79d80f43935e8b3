import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './scripts/compressed.ts';
import { offline } from './scripts/offline.ts';
import { texts } from './scripts/texts.ts';

// `--mode fixtures` builds the page over recorded positions instead of a server, for pictures and checks.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), texts(), offline(), compressed()],
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
    // Small files that home or the table always needs are packed better together.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'pieces', test: /src\/.*\/(Token|Die|Cube|SeatMark|Shadow|Icon|Face|Question)\.svelte|\/(quarters|faces)\.ts/ }] } },
    },
  },
  worker: { format: 'es' },
  // Scripts find each other from where they lie, so that the page can be put into any folder; only the page itself has
  // to be told.
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }) },
  test: { include: ['tests/**/*.test.ts'] },
}));
