// The nine quarters as they are drawn, each in a box of 260 by 144: roofs where the tokens lie, the fronts below them, and a
// landmark at the right that rises above its neighbours. All paths are filled but `lines`.

export interface Quarter {
  roofs: string;
  /** What lies on roofs and walls. */
  lines: string;
  fronts: string;
  landmark: string;
  windows: string;
  /** Where the lamp's light catches the landmark. */
  rim: string;
  /** What its roofs are made of, if not of tar. */
  roof?: Stuff;
  /** What nothing else in town is made of: before the landmark and on it. */
  before?: [Stuff, string];
  on?: [Stuff, string][];
}

/** Colours that stay behind every piece: none of them belongs to anybody. */
export type Stuff = 'water' | 'turf' | 'brick' | 'slate' | 'copper' | 'fire' | 'bulbs';

const row = (from: number, to: number, step: number, y: number, width = 7, height = 10): string => {
  let path = '';
  for (let x = from; x + width <= to; x += step) path += `M${x} ${y}h${width}v${height}h-${width}z`;
  return path;
};

export const QUARTERS: Quarter[] = [
  // Harbour: the quay, sheds, and a crane over a steamer.
  {
    roofs: 'M8 48h76v68H8zM90 54h76v62H90z',
    lines: 'M8 64h76M8 82h76M8 100h76M90 70h76M90 86h76M90 102h76M172 134c6-5 12-5 18 0s12 5 18 0 12-5 18 0 12 5 18 0M176 141c6-5 12-5 18 0s12 5 18 0 12-5 18 0M212 26l18 18M230 26l-18 18M212 50l18 18M230 50l-18 18M178 26v40',
    fronts: 'M8 116h76v26H8zM90 116h76v26H90z',
    landmark: 'M208 12h24v94h-24zM172 16h80v10h-80zM174 66h8v8h-8zM170 106h84l-8 24h-66zM188 92h12v14h-12zM236 96h12v10h-12z',
    windows: row(14, 82, 14, 122) + row(96, 164, 14, 122) + 'M184 112h7v7h-7zM200 112h7v7h-7zM216 112h7v7h-7zM232 112h7v7h-7z',
    rim: 'M172 26V16h36v-4h24M170 106l10 24',
    roof: 'slate',
    before: ['water', 'M168 118h88v24h-88z'],
    on: [['fire', 'M174 70h8v4h-8zM248 17h4v4h-4z'], ['brick', 'M186 92h16v5h-16zM172 112h80l-1.5 5h-77z']],
  },
  // Fish market: a hall under two gables, awnings, a fish for a vane.
  {
    roofs: 'M8 50h78v66H8zM92 50h76v66H92z',
    lines: 'M47 50v66M130 50v66M8 72h78M8 94h78M92 72h76M92 94h76M178 84h70M178 94h70M190 62v32M213 50v44M236 62v32',
    fronts: 'M8 116h160v26H8z',
    landmark: 'M172 142V74l41-34 41 34v68zM198 22c8-9 24-9 32 0l8-7v16l-8-7c-8 8-24 8-32-2zM211 32h4v10h-4z',
    windows: row(14, 166, 16, 124, 9, 9) + row(180, 250, 15, 104, 9, 12) + row(180, 250, 15, 124, 9, 12),
    rim: 'M172 142V74l41-34 18 15M198 22c8-9 24-9 32 0',
    on: [['brick', 'M8 116h12v9H8zM32 116h12v9H32zM56 116h12v9H56zM80 116h12v9H80zM104 116h12v9h-12zM128 116h12v9h-12zM152 116h12v9h-12zM176 82h8v12h-8zM196 82h8v12h-8zM216 82h8v12h-8zM236 82h8v12h-8z'], ['copper', 'M198 22c8-9 24-9 32 0l8-7v16l-8-7c-8 8-24 8-32-2z']],
  },
  // Central station: train sheds and the clock.
  {
    roofs: 'M8 116V66c0-18 76-18 76 0v50zM90 116V66c0-18 76-18 76 0v50z',
    lines: 'M46 53v63M128 53v63M8 78h76M8 96h76M90 78h76M90 96h76M172 112h82M172 92h82M213 51v-9M213 51h7',
    fronts: 'M8 116h160v26H8z',
    landmark: 'M172 142v-46h22V36h-4v-8h6l17-20 17 20h6v8h-4v60h22v46zM213 38a13 13 0 1 1-.1 0z',
    windows: 'M213 41a10 10 0 1 1-.1 0z' + row(14, 166, 13, 122, 7, 13) + row(178, 252, 13, 122, 7, 12) + row(202, 226, 9, 74, 5, 12),
    rim: 'M172 142v-46h22V36h-4v-8h6l17-20',
    roof: 'slate',
    on: [['copper', 'M190 28h46v8h-46zM196 28l17-20 17 20z']],
  },
  // Warehouse Row: saw-tooth roofs and a water tank.
  {
    roofs: 'M8 116V62l26-16v16l26-16v16l26-16v70zM92 116V62l26-16v16l26-16v16l24-16v70z',
    lines: 'M34 62v54M60 62v54M118 62v54M144 62v54M194 31h44M194 46h44M199 66l34 20M233 66l-34 20',
    fronts: 'M8 116h160v26H8z',
    landmark: 'M192 60V24l24-13 24 13v36h-5v36h19v46h-82V96h25V60zM202 60v36h28V60z',
    windows: row(14, 166, 20, 122, 12, 8) + row(178, 252, 14, 104, 8, 9) + row(178, 252, 14, 122, 8, 9),
    rim: 'M192 60V24l24-13 9 5M172 142V96h25',
    roof: 'brick',
    on: [['copper', 'M192 24l24-13 24 13z'], ['brick', 'M194 35h44v5h-44zM194 50h44v5h-44z']],
  },
  // City Hall: columns, a dome, a flag; it is seen over whatever lies on its roof.
  {
    roofs: 'M8 56h78v60H8zM90 56h78v60H90z',
    lines: 'M8 76h78M8 96h78M90 76h78M90 96h78M184 114v28M198 114v28M213 114v28M228 114v28M242 114v28M190 40c6 6 40 6 46 0',
    fronts: 'M8 116h160v26H8z',
    landmark: 'M172 142v-34h10V62h8c0-22 8-32 21-35V4h22l-7 6 7 6h-18v11c13 3 21 13 21 35h8v46h10v34z',
    windows: row(14, 166, 13, 122, 7, 14) + row(188, 240, 11, 74, 6, 16) + row(178, 252, 14, 120, 7, 16),
    rim: 'M172 142v-34h10V62h8c0-22 8-32 21-35V4h20',
    roof: 'slate',
    on: [['copper', 'M190 62c0-22 8-32 21-35h6c13 3 21 13 21 35z'], ['fire', 'M215 4h18l-7 6 7 6h-18z']],
  },
  // Park: lawns, paths, trees, a bandstand.
  {
    roofs: 'M8 62c0-14 24-20 38-12 10-8 38-6 40 8v56c-10 8-30 8-38 2-14 6-40 2-40-12zM92 62c0-14 22-18 36-12 16-8 38-2 40 12v50c-12 10-28 8-38 4-16 6-38 2-38-12z',
    lines: 'M20 70l6-8 6 8M50 92l6-8 6 8M104 76l6-8 6 8M140 98l6-8 6 8M22 108l6-8 6 8M184 108h58M184 118h58M8 138c40-8 110-8 156 0',
    fronts: 'M14 142v-14h6v14zM64 142v-16h6v16zM104 142v-14h6v14zM150 142v-16h6v16z',
    landmark: 'M176 78l37-32 37 32v6h-6v22h8v36h-78v-36h8V84h-6zM190 84v22h46V84zM210 34h6v14h-6z',
    windows: 'M196 90h6v10h-6zM210 90h6v10h-6zM224 90h6v10h-6zM30 126a5 5 0 1 1-.1 0zM86 126a5 5 0 1 1-.1 0zM134 126a5 5 0 1 1-.1 0z' + row(184, 246, 14, 124, 7, 10),
    rim: 'M176 84v-6l37-32 16 14M174 142v-36',
    roof: 'turf',
    before: ['turf', 'M168 112c10-14 24-14 30-4 8-12 26-10 30 0 10-8 24-4 28 6v28h-88z'],
    on: [['copper', 'M176 78l37-32 37 32z']],
  },
  // Steelworks: three chimneys, and smoke.
  {
    roofs: 'M8 116V58l38-14v14l40-14v72zM92 116V58l38-14v14l38-14v72z',
    lines: 'M46 58v58M130 58v58M8 84h78M92 84h76M178 60h16M202 44h16M228 60h16M172 100h82M184 22c8-6 18-2 24-10 10 4 22-8 40-4',
    fronts: 'M8 116h160v26H8z',
    landmark: 'M172 142V100h6l3-62h12l3 62h4l3-78h12l3 78h6l3-62h12l3 62h8v42z',
    windows: row(14, 166, 14, 124, 8, 8) + row(178, 252, 12, 110, 7, 9) + row(178, 252, 12, 126, 7, 9),
    rim: 'M172 142V100h6l3-62h9M203 22h9M227 38h9',
    roof: 'brick',
    on: [['fire', 'M181 38h12l.3 5h-12.6zM203 22h12l.2 5h-12.4zM227 38h12l.3 5h-12.6zM204 124h18v18h-18z']],
  },
  // Theatre Row: a marquee with bulbs and a tall sign.
  {
    roofs: 'M8 54h78v62H8zM92 48h76v68H92z',
    lines: 'M8 54l78 62M92 48l76 68M8 116l30-24M92 116l30-26M184 30h14M184 44h14M184 58h14M184 72h14M184 86h14',
    fronts: 'M8 116h160v26H8z',
    landmark: 'M172 142v-34h8V14h22v46c12-12 38-12 48 0v48h4v34zM172 98h82v12h-82z',
    windows: 'M185 20h12v9h-12zM185 34h12v9h-12zM185 48h12v9h-12zM185 62h12v9h-12zM185 76h12v9h-12z' + row(176, 252, 10, 101, 5, 6) + row(14, 166, 18, 122, 11, 12) + row(180, 250, 18, 120, 11, 16) + row(210, 246, 12, 74, 7, 12),
    rim: 'M172 142v-34h8V14h20M202 60c12-12 38-12 48 0',
    on: [['brick', 'M172 110h82v6h-82zM202 60c12-12 38-12 48 0v5h-48z'], ['bulbs', 'M174 99h78v2h-78zM174 107h78v2h-78z']],
  },
  // Racetrack: the oval, the grandstand, flags.
  {
    roofs: 'M40 52h96c44 0 44 64 0 64H40c-44 0-44-64 0-64zM46 70c-18 0-18 28 0 28h84c18 0 18-28 0-28z',
    lines: 'M43 61h90c31 0 31 46 0 46H43c-31 0-31-46 0-46M176 86h74M176 98h74M176 110h74M176 122h74',
    fronts: 'M8 124h160v4H8zM12 128h4v14h-4zM46 128h4v14h-4zM80 128h4v14h-4zM114 128h4v14h-4zM148 128h4v14h-4zM8 134h160v3H8z',
    landmark: 'M172 142V70l82-22v14l-8 2v78zM184 64V24h18l-5 5 5 5h-14v29zM212 56V14h20l-6 6 6 6h-16v29zM240 50V26h14l-4 4 4 5h-10v14z',
    windows: row(180, 246, 11, 88, 6, 7) + row(180, 246, 11, 100, 6, 7) + row(180, 246, 11, 112, 6, 7) + row(180, 246, 11, 126, 6, 9),
    rim: 'M172 142V70l82-22M184 64V24h18M212 56V14h20',
    roof: 'turf',
    on: [['brick', 'M172 70l82-22v6l-82 22z'], ['fire', 'M188 25h14l-5 4.5 5 4.5h-14zM216 15h16l-6 5 6 5h-16zM244 27h10l-4 3.5 4 4h-10z']],
  },
];
