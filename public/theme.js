// Runs before the first paint, so that a chosen theme never flashes the other one.
;(() => {
  let choice = 'system'
  try {
    choice = localStorage.getItem('theme') ?? 'system'
  } catch {
    // Storage may be off; the system's theme is a fine answer.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)')
  // High contrast brings its own paper, and drawings keep our colors: they have to suit that paper.
  const forced = matchMedia('(forced-colors: active)')
  const apply = () => {
    const followsSystem = choice === 'system' || forced.matches
    const theme = followsSystem ? (dark.matches ? 'dark' : 'light') : choice
    document.documentElement.dataset.theme = theme
  }
  apply()
  dark.addEventListener('change', apply)
  forced.addEventListener('change', apply)
  addEventListener('discern:theme', (event) => {
    choice = event.detail
    apply()
  })
})()
