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
})();
