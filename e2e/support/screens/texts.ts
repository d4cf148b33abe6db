/** The texts of a page that need to be looked at for their contrast: those in colors that no page before had. */
import type { Page } from '@playwright/test'

/** How texts looked in which axe found enough contrast, in this worker. */
const readable = new Set<string>()

export interface NewTexts {
  count: number
  /** Takes the marks off again; false where one of the texts has left the page meanwhile. */
  unmark: () => Promise<boolean>
  /** To be called once they are found to be readable. */
  remember: () => void
}

/**
 * Finds the texts of the page that look like none that was readable before, and marks them. What decides about contrast
 * decides here: color and size of the letters, and the classes, backgrounds and opacity of all that they stand in.
 */
export async function findNewTexts(page: Page): Promise<NewTexts> {
  // As one text: Playwright takes a list apart.
  const looks = await page.evaluate(collect, [...readable].join(' '))
  return {
    count: looks.length,
    unmark: () => page.evaluate(unmark),
    remember: () => {
      for (const look of looks) readable.add(look)
    },
  }
}

/** Runs in the browser, so everything it needs is inside. */
function collect(known: string): string[] {
  const old = new Set(known.split(' '))
  const surroundings = new Map<Element, string>()

  function surroundingsOf(element: Element): string {
    const found = surroundings.get(element)
    if (found !== undefined) return found
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element)
    const own = [element.getAttribute('class'), backgroundColor, backgroundImage, opacity, filter]
    const outer = element.parentElement ? surroundingsOf(element.parentElement) : ''
    const all = `${outer}${element.tagName} ${own.join(' ')}\n`
    surroundings.set(element, all)
    return all
  }

  function hasText(element: Element): boolean {
    if (element.matches('input, textarea, select')) return true
    return [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    )
  }

  function lookOf(element: Element): string {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const state = element.matches(':disabled, [aria-disabled]') ? 'off' : ''
    return short([surroundingsOf(element), color, fontSize, fontWeight, textShadow, state].join())
  }

  /** Two numbers of 32 bits that differ where texts do (cyrb53, by bryc). */
  function short(text: string): string {
    let [one, other] = [0xdeadbeef, 0x41c6ce57]
    for (let at = 0; at < text.length; at += 1) {
      one = Math.imul(one ^ text.charCodeAt(at), 2_654_435_761)
      other = Math.imul(other ^ text.charCodeAt(at), 1_597_334_677)
    }
    return `${one >>> 0}.${other >>> 0}`
  }

  const found = new Map<string, Element[]>()
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue
    const look = lookOf(element)
    if (!old.has(look)) found.set(look, [...(found.get(look) ?? []), element])
  }
  const marked = [...found.values()].flat()
  for (const element of marked) element.setAttribute('data-new-text', '')
  ;(window as unknown as { marked: Element[] }).marked = marked
  return [...found.keys()]
}

/** Runs in the browser. */
function unmark(): boolean {
  const { marked } = window as unknown as { marked?: Element[] }
  // A page that was loaded anew has no marks.
  if (!marked) return false
  for (const element of marked) element.removeAttribute('data-new-text')
  return marked.every(({ isConnected }) => isConnected)
}
