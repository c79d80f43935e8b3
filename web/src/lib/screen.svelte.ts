// Whether the table is laid out for a phone; the style sheets use the same width.

const phone = matchMedia('(max-width: 899px)');
let small = $state(phone.matches);
phone.addEventListener('change', () => (small = phone.matches));

export const narrow = (): boolean => small;
