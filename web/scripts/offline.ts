// Tells the service worker which files the page is made of, and a name for exactly these.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'worker.js';

export function offline(): Plugin {
  let folder = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = build.write ? join(root, build.outDir) : '';
    },
    closeBundle() {
      if (!folder) return;
      const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
      const files = all.filter((name) => statSync(join(folder, name)).isFile() && !/\.(br|gz)$/.test(name) && name !== WORKER);
      const digest = createHash('sha256');
      for (const name of files) digest.update(name).update(readFileSync(join(folder, name)));
      const kept = files.map((name) => (name === 'index.html' ? './' : name));
      const told = `const VERSION = ${JSON.stringify(digest.digest('hex').slice(0, 16))};\nconst FILES = ${JSON.stringify(kept)};\n`;
      writeFileSync(join(folder, WORKER), told + readFileSync(join(folder, WORKER), 'utf8'));
    },
  };
}
