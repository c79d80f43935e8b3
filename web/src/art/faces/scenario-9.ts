// Tar and Feather: half of him stays where he was.

import { portrait } from '../kit';

export default portrait({
  accent: 'grey',
  hat: 'fedora',
  jaw: 'square',
  coat: 'broad',
  has: ['gleam', 'mouth'],
  own: [
    ['dark', 'M32 19h11.5v17l-2 8 0 6c-1 2-3 1-3-1v-2c-1-1-2 0-2 2v5c-1 3-3 3-3 0V42c-1-3-1.5-9-1.5-12z'],
    ['light', 'M35 29.5h4.5v1.7H35z'],
    ['light', 'M45 19C44 9 48 3 57 0c1 9-3 16-10 20z'],
    ['line', 'M46 20C48 12 51 7 56 2M49 13l5-1M47.5 16l5-1'],
  ],
});
