// Runs before the first paint, so that a chosen theme never flashes the other one.
;(() => {
  let choice = 'system'
  try {
    choice = localStorage.getItem('theme') ?? 'system'
  } catch {
    // Storage may be off; the system's theme is a fine answer.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    const theme = choice === 'system' ? (dark.matches ? 'dark' : 'light') : choice
    document.documentElement.dataset.theme = theme
  }
  apply()
  dark.addEventListener('change', apply)
  addEventListener('discern:theme', (event) => {
    choice = event.detail
    apply()
  })
})()
