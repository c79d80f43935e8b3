// Your legacy: nobody has seen this face yet.

import { portrait } from '../kit';

export default portrait({
  accent: 'gold',
  hat: 'fedora',
  jaw: 'square',
  coat: 'broad',
  has: ['shirt', 'tie'],
  own: [
    ['dark', 'M20.5 20h23v16l-2 8-6 5h-7l-6-5-2-8z'],
    ['rim', 'M20.5 24v12l2 8 6 5'],
    ['light', 'M24.5 30h5v1.8h-5zM34.5 30h5v1.8h-5z'],
    ['light', 'M40 46l18-4 3 18-18 3z'],
    ['line', 'M43 50l12-2.5M43.5 54l5-1M44.5 58l5-1'],
    ['dark', 'M52 53l6-1.2 1 5-6 1.2z'],
  ],
});
