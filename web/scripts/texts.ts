// The page's texts as they are sent: without comments and empty lines, which are for those who write them.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const RAW = /\.ftl\?raw$/;
export const bare = (text: string) => text.replace(/^#.*\n|^\n/gm, '');

export function texts(): Plugin {
  return {
    name: 'texts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!RAW.test(id)) return null;
      return `export default ${JSON.stringify(bare(readFileSync(id.replace(/\?raw$/, ''), 'utf8')))}`;
    },
  };
}
