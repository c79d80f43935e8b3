// Before the first paint, so that no page flashes in the wrong light.
(() => {
  let theme;
  try {
    theme = JSON.parse(localStorage.getItem('backroom') ?? '{}').theme;
  } catch {
    theme = undefined;
  }
  if (theme !== 'night' && theme !== 'paper') {
    theme = matchMedia('(prefers-color-scheme: light)').matches ? 'paper' : 'night';
  }
  document.documentElement.dataset.theme = theme;
  // The house's own colour, by night and on paper, if it has one.
  const [night, paper] = document.querySelector('meta[name="backroom-color"]')?.content.split(' ') ?? [];
  if (night && paper) {
    document.documentElement.style.setProperty('--house-night', night);
    document.documentElement.style.setProperty('--house-paper', paper);
  }
})();
