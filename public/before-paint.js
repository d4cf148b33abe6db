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

  let choice = kept('theme') ?? 'system'
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
  for (const changed of ['discern:session', 'discern:guest-result', 'storage'])
    addEventListener(changed, apply)
})()

// Dates become the reader's as soon as they are in the page (docs/decisions/051).
;(() => {
  const DAY_MS = 86_400_000
  const HOUR_MS = 3_600_000
  const SHORT = { dateStyle: 'medium' }
  const FORMS = {
    day: { dateStyle: 'long' },
    short: SHORT,
    axis: { month: 'short', day: 'numeric' },
    tick: { month: 'short', day: 'numeric', year: '2-digit' },
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
    locale ??= englishOf(languages?.[0] ?? language)
    const key = JSON.stringify(options)
    made[key] ??= new Intl.DateTimeFormat(locale, options)
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

  const say = (when, form) =>
    NEAR[form]?.(new Date(when)) ??
    format(new Date(when), when.length > 10 ? FORMS[form] : { ...FORMS[form], timeZone: 'UTC' })

  window.sayToReader = say

  function correct(element) {
    const { when, form, said } = element.dataset
    const theirs = say(when, form)
    if (theirs === said) return
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && node.data.includes(said))
        node.data = node.data.replace(said, theirs)
    }
    const label = element.getAttribute('aria-label')
    if (label?.includes(said)) element.setAttribute('aria-label', label.replace(said, theirs))
  }

  function look(node) {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node
    if (element?.dataset?.when) correct(element)
    for (const one of node.querySelectorAll?.('[data-when]') ?? []) correct(one)
  }

  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'childList') addedNodes.forEach(look)
      else look(target)
    }
  })
  changes.observe(document, {
    ...{ subtree: true, childList: true, characterData: true },
    attributeFilter: ['data-when', 'aria-label'],
  })
})()
