// A skyline for every district, in a box of 260 by 90 with its foot at 90.

export const SKYLINES: string[] = [
  // Harbour: two cranes, a steamer, waves.
  'M0 90V82l14-4 14 4 14-4 14 4 10-3-8-17h26V44h8v18h10V34h9v28h12V48h8v14h40l-14 18 14-2 12 4V20h-22v-5h22l4-8 4 8h34v5h-8l2 18h-4l2-18h-26v62l14 4 14-4 14 4V34h-14v-5h14l4-8 4 8h18v5h-18v56z',
  // Fish market: hall with awnings and a fish on the gable.
  'M0 90V60h10V46l40-20 40 20v14h10V46l40-20 40 20v14h10V46l30-18 30 18v44zM96 16c8-8 22-8 30 0l8-6v14l-8-6c-8 8-22 8-30 0z',
  // Central station: long roof, clock tower.
  'M0 90V64h18c6-22 40-22 46 0h6c6-22 40-22 46 0h12V30h-4v-6h4V16l14-14 14 14v8h4v6h-4v34h12c6-22 40-22 46 0h6c6-18 30-18 36 0h4v26zM142 24a6 6 0 1 0 .1 0z',
  // Warehouse Row: saw-tooth roofs and water tanks.
  'M0 90V52l28-20v20l28-20v20l28-20v20l28-20v58h8V50h4V34l14-8 14 8v16h4v10l28-20v20l28-20v20l28-20v36z',
  // City Hall: dome, columns, a flag.
  'M0 90V66h24V50h40v16h14V46h12V38h8c2-14 12-20 26-22V2h22l-6 5 6 5h-18v4c14 2 24 8 26 22h8v8h12v20h14V50h40v16h24v24z',
  // Park: trees, a bandstand.
  'M0 90V70c-4-16 8-28 20-22 8-14 28-10 28 6 10 0 14 10 10 18v10h16V60h-6l30-20 30 20h-6v22h12V66c-6-12 4-26 16-22 6-16 32-14 34 2 14-4 24 10 18 22v14h10V64c-4-12 6-22 16-18 6-8 18-6 22 2v42zM88 60v22h36V60z',
  // Steelworks: chimneys and smoke.
  'M0 90V62h22l4-46h12l4 46h14l4-54h12l4 54h16l4-40h12l4 40h10V50l30-16v16l30-16v16l30-16v16h28v40zM32 12c-4-8 8-12 14-8 6-6 18-2 16 4 12-4 22 4 40 0-14 12-34 4-44 8-8 4-20 2-26-4z',
  // Theatre Row: marquees and a tall sign.
  'M0 90V50h30V34h44v16h12V8h18v6h-12v6h12v6h-12v6h12v6h-12v10h22V28c16-16 44-16 60 0v20h16V36h38v14h20v40zM134 62h48l-6 14h-36zM28 60h46v8H28z',
  // Racetrack: grandstand, flags, a rail.
  'M0 90V76h26V34l110-20v8L48 40v8h84v8H48v20h96V30h-4v-4h4V10h20l-5 5 5 5h-16v56h22V44h4V28h18l-5 5 5 5h-14v38h20V54h4V40h16l-5 4 5 5h-12v27h17v14zM0 82h260v3H0z',
];
