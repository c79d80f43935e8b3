// The page's texts as the server sends them: each file gets a .br and a .gz beside it, as small as they get.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(html|js|css|svg|json|webmanifest|txt|wasm)$/;

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = build.write ? join(root, build.outDir) : '';
    },
    // What lies in public/ is there by then, too.
    closeBundle() {
      for (const name of folder ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []) {
        if (TEXTS.test(name)) compress(join(folder, name));
      }
    },
  };
}

function compress(file: string) {
  const plain = readFileSync(file);
  const kinds = { br: brotli(plain), gz: gzipSync(plain, { level: 9 }) };
  for (const [ending, made] of Object.entries(kinds)) {
    if (made.length < plain.length) writeFileSync(`${file}.${ending}`, made);
  }
}

/** What suits a file best can't be told before. */
const WAYS = [{}, { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT }, { [constants.BROTLI_PARAM_LGBLOCK]: 16 }];
/** Above this one way takes long enough. */
const LARGE = 300_000;

function brotli(plain: Buffer): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const made = WAYS.slice(0, plain.length > LARGE ? 1 : WAYS.length).map((way) => brotliCompressSync(plain, { params: { ...params, ...way } }));
  return made.reduce((least, one) => (one.length < least.length ? one : least));
}
