// Runs before the first paint, so that nothing flashes: neither the other theme, nor the header of someone
// who is signed out. Pages that are the same for everybody cannot know either on the server.
;(() => {
  const root = document.documentElement
  const kept = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage may be off; the system's theme and a header for visitors are fine answers.
      return null
    }
  }

  let choice = kept('theme') ?? 'system'
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const applyTheme = () => {
    root.dataset.theme = choice === 'system' ? (dark.matches ? 'dark' : 'light') : choice
  }
  applyTheme()
  dark.addEventListener('change', applyTheme)
  addEventListener('discern:theme', (event) => {
    choice = event.detail
    applyTheme()
  })

  // Only which header to draw: what a person may see is decided on the server (lib/client/session.ts).
  const applySession = () => {
    root.dataset.session = kept('user') === null ? 'none' : 'kept'
  }
  applySession()
  addEventListener('discern:session', applySession)
  addEventListener('storage', applySession)
})()
