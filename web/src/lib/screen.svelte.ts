// How much room a table has. The style sheets see it as a class on the root: `narrow` is a phone or a tablet, upright or
// lying; `laptop` is wide, but not high enough for everything in one column.

const NARROW = matchMedia('(max-width: 1149px), (max-height: 559px)');
const LOW = matchMedia('(max-height: 779px)');

let small = $state(NARROW.matches);
const look = () => {
  small = NARROW.matches;
  document.documentElement.classList.toggle('narrow', small);
  document.documentElement.classList.toggle('laptop', LOW.matches && !small);
};
look();
NARROW.addEventListener('change', look);
LOW.addEventListener('change', look);

export const narrow = (): boolean => small;
