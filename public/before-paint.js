// Written so that browsers older than the product's own scripts can read it (docs/decisions/032).

// Says so when the page's scripts are late, do not arrive, cannot be read, or do not start the page. The layout names
// the words (lib/messages.ts).
;(() => {
  // From the navigation, also when nothing else has come.
  const LATE_MS = 15_000
  // A page that is being left drops its scripts, too.
  const LOST_MS = 1_000
  const IDLE_MS = 10_000
  const ID = 'not-started'
  const { stillLoading, notStarted, reload } = document.currentScript.dataset
  let hasStarted = false
  let hasLost = false

  function show(words, role) {
    const shown = document.getElementById(ID)
    if (shown && shown.getAttribute('role') === role) return
    if (shown) shown.remove()
    const note = document.createElement('div')
    note.id = ID
    note.className = ID
    note.setAttribute('role', role)
    const text = document.createElement('p')
    text.textContent = words
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'btn'
    button.textContent = reload
    button.onclick = () => location.reload()
    note.append(text, button)
    // Before the body, which is React's.
    document.documentElement.insertBefore(note, document.body)
  }

  const say = () => show(notStarted, 'alert')

  // A script that is fetched later has no such attribute, and whoever fetches it sees to its failure.
  const isOfPage = (script) =>
    script.tagName === 'SCRIPT' &&
    script.hasAttribute('async') &&
    script.src.startsWith(`${location.origin}/`)

  addEventListener(
    'error',
    ({ target, error }) => {
      const isUnread = error instanceof SyntaxError && document.readyState !== 'complete'
      if (!isUnread && !isOfPage(target)) return
      hasLost = true
      setTimeout(say, LOST_MS)
    },
    true,
  )
  addEventListener('load', () => setTimeout(() => hasStarted || say(), IDLE_MS))
  setTimeout(() => {
    if (!hasStarted && !document.getElementById(ID)) show(stillLoading, 'status')
  }, LATE_MS - performance.now())
  // Comes once the page has started, and with each page after it.
  addEventListener('discern:page', () => {
    const note = document.getElementById(ID)
    const isLate = note && note.getAttribute('role') === 'status'
    if (note && (isLate || hasStarted || !hasLost)) note.remove()
    hasStarted = true
  })
})()

// The browser does not lay its offer to install over a page: the report makes one at its end (lib/client/device/install.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installEvent = event
})

// Runs before the first paint, so that nothing flashes.
;(() => {
  const root = document.documentElement
  const kept = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage is off.
      return null
    }
  }

  let choice = kept('theme') || 'system'
  const dark = matchMedia('(prefers-color-scheme: dark)')
  // High contrast brings its own paper, which our drawings have to suit.
  const forced = matchMedia('(forced-colors: active)')
  const applyTheme = () => {
    const followsSystem = choice === 'system' || forced.matches
    root.dataset.theme = followsSystem ? (dark.matches ? 'dark' : 'light') : choice
  }
  applyTheme()
  dark.addEventListener('change', applyTheme)
  forced.addEventListener('change', applyTheme)
  addEventListener('discern:theme', (event) => {
    choice = event.detail
    applyTheme()
  })

  // Which header to draw. What anybody may see is decided on the server.
  const apply = () => {
    root.dataset.session = kept('user') === null ? 'none' : 'kept'
    root.dataset.guest = kept('discern.guest-result') === null ? 'none' : 'holds'
  }
  apply()
  for (const changed of ['discern:session', 'discern:guest-result', 'storage', 'pageshow'])
    addEventListener(changed, apply)

  // Whoever goes back to a page after signing in or out is not shown it as it was.
  const who = () => {
    try {
      return JSON.parse(kept('user')).id
    } catch {
      return null
    }
  }
  const shownTo = who()
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || who() === shownTo) return
    root.hidden = true
    location.reload()
  })
})()

// Dates become the reader's right after the first paint, which need not wait for their formats, and later ones before
// they are painted (docs/decisions/032).
;(() => {
  const DAY_MS = 86_400_000
  const HOUR_MS = 3_600_000
  const SHORT = { dateStyle: 'medium' }
  const FORMS = {
    day: { dateStyle: 'long' },
    short: SHORT,
    weekday: { weekday: 'long' },
    month: { month: 'short', year: 'numeric' },
    axis: { month: 'short', day: 'numeric' },
  }

  // Asked for with the first date: it takes its time.
  let locale
  const made = {}

  function englishOf(tag) {
    try {
      const { language, region } = new Intl.Locale(tag).maximize()
      return language === 'en' ? tag : `en-${region}`
    } catch {
      return 'en-US'
    }
  }

  function format(date, options) {
    const { languages, language } = navigator
    const [first = language] = languages || []
    locale = locale || englishOf(first)
    const key = JSON.stringify(options)
    made[key] = made[key] || new Intl.DateTimeFormat(locale, options)
    return made[key].format(date)
  }

  const startOf = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
  // A clock that runs ahead is of today.
  const daysSince = (date) =>
    Math.max(0, Math.round((startOf(new Date()) - startOf(date)) / DAY_MS))

  function on(date) {
    const near = ['today', 'yesterday'][daysSince(date)]
    if (near) return near
    const isThisYear = date.getFullYear() === new Date().getFullYear()
    const year = isThisYear ? {} : { year: 'numeric' }
    return `on ${format(date, { month: 'long', day: 'numeric', ...year })}`
  }

  function used(date) {
    if (Date.now() - date.getTime() < HOUR_MS) return 'used within the last hour'
    const near = on(date)
    return near.startsWith('on ')
      ? `last used ${near}`
      : `last used ${near}, about ${format(date, { hour: 'numeric' })}`
  }

  function moment(date) {
    const near = ['Today', 'Yesterday'][daysSince(date)]
    return near
      ? `${near}, ${format(date, { timeStyle: 'short' })}`
      : format(date, { ...SHORT, timeStyle: 'short' })
  }

  const NEAR = { on, used, moment }

  function say(when, form) {
    const date = new Date(when)
    if (NEAR[form]) return NEAR[form](date)
    return format(date, when.length > 10 ? FORMS[form] : { ...FORMS[form], timeZone: 'UTC' })
  }

  window.sayToReader = say

  function correct(element) {
    const { when, form, said } = element.dataset
    const theirs = say(when, form)
    if (theirs === said) return
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && node.data.includes(said))
        node.data = node.data.replace(said, theirs)
    }
    const label = element.getAttribute('aria-label') || ''
    if (label.includes(said)) element.setAttribute('aria-label', label.replace(said, theirs))
  }

  function look(node) {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node
    if (!(element instanceof Element)) return
    if (element.dataset.when) correct(element)
    if (element !== node) return
    for (const one of element.querySelectorAll('[data-when]')) correct(one)
  }

  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'childList') addedNodes.forEach(look)
      else look(target)
    }
  })
  // A frame is asked for before it is painted.
  requestAnimationFrame(() =>
    setTimeout(() => {
      look(document.documentElement)
      changes.observe(document, {
        ...{ subtree: true, childList: true, characterData: true },
        attributeFilter: ['data-when', 'aria-label'],
      })
    }),
  )
})()
