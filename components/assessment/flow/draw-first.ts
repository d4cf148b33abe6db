/**
 * Runs in the page, right after the first question in its HTML, and before it is painted: draws the reader's own order of
 * its statements, and until React comes lets stand what React would let stand. Its text is the script, so it uses
 * nothing from outside of itself. from-html.ts reads what it did.
 */
export function drawFirst(): void {
  const main = document.querySelector<HTMLElement>('main[data-first]')
  const next = main?.querySelector<HTMLElement>('button[name="next"]')
  if (!main || !next) return
  const kept = (key: string) => {
    try {
      return localStorage.getItem(`discern.${key}`)
    } catch {
      // Storage is off.
      return null
    }
  }
  const groups = (['most', 'least'] as const).map((pick) => ({
    pick,
    radios: [...main.querySelectorAll<HTMLInputElement>(`input[data-pick="${pick}"]`)],
  }))
  const texts = [...main.querySelectorAll('[data-statement]')]
  const ids = (groups[0]?.radios ?? []).map(({ value }) => value)
  const built = texts.map(({ textContent }) => textContent ?? '')
  const textOf = (id: string) => built[ids.indexOf(id)] ?? ''

  /** The ids in the order to show, and what was picked before; null where the page goes on with another question. */
  function orderOf() {
    if (!navigator.cookieEnabled || kept('first-answers')) return null
    try {
      const { answers, questions, choices } = JSON.parse(kept('guest-assessment') ?? '')
      const shown: string[] = questions[0].options.map(({ id }: { id: string }) => id)
      const isFirst = answers.length === 0 && shown.length === ids.length
      return isFirst && shown.every((id) => ids.includes(id)) ? { shown, choices } : null
    } catch {
      // Nothing is kept, or nothing that can be read.
      const drawn = ids.map((id) => ({ id, at: Math.random() })).sort((a, b) => a.at - b.at)
      return { shown: drawn.map(({ id }) => id), choices: {} }
    }
  }

  /** Next looks pressable where both are chosen. */
  function settle() {
    const isAnswered = main?.querySelectorAll('[data-pick]:checked').length === 2
    if (isAnswered) next?.removeAttribute('aria-disabled')
    else next?.setAttribute('aria-disabled', 'true')
  }

  const order = orderOf()
  if (!order) return
  order.shown.forEach((id, row) => {
    const text = texts[row]
    if (text) text.textContent = textOf(id)
    for (const { pick, radios } of groups) {
      const radio = radios[row]
      if (!radio) continue
      const label = radio.getAttribute('aria-label') ?? ''
      radio.setAttribute('aria-label', label.replace(built[row] ?? '', textOf(id)))
      radio.value = id
      radio.checked = order.choices[pick] === id
    }
  })
  // The pace is asked once in a browser.
  const pace = main.querySelector('fieldset')
  if (pace && kept('auto-advance') !== null) pace.style.display = 'none'
  main.dataset.drawn = ''
  settle()

  main.addEventListener('change', ({ target }) => {
    if (main.dataset.first === undefined) return
    // A statement is not both.
    for (const [at, { radios }] of groups.entries()) {
      const same = groups[1 - at]?.radios[radios.indexOf(target as HTMLInputElement)]
      if (same) same.checked = false
    }
    settle()
  })
  next.addEventListener('click', () => {
    // React goes on as soon as it can.
    const isReady = main.dataset.first !== undefined && !next.hasAttribute('aria-disabled')
    if (isReady) next.setAttribute('aria-busy', 'true')
  })
}
