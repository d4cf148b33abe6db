/**
 * Runs in each page of felt.ts before all else, as it stands: a function of a TypeScript file would bring its compiler's
 * helpers, which the page does not have. React has taken over an element once it has put its own key on it.
 */
function look() {
  const first =
    document.querySelector('main button, form button') ??
    document.querySelector('header button, main a[href], body > p')
  if (first && Object.keys(first).some((key) => key.startsWith('__reactProps')))
    window.usableAt = performance.now()
  else setTimeout(look, 25)
}

function lookForPick() {
  const radio = document.querySelector('main[data-drawn] input')
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
  if (isPainted && radio?.checkVisibility()) window.pickAt = performance.now()
  else if (!isPainted || document.querySelector('main[data-first]')) setTimeout(lookForPick, 25)
}

look()
lookForPick()
