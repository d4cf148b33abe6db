/** What Chrome's page translation does to a page: it puts two `font` elements in the place of every text, also of later ones. */
import type { BrowserContext } from '@playwright/test'

/** When it begins: once React has taken over the page, before that, or while the page waits for an answer. */
export const MOMENTS = ['loaded', 'early', 'busy'] as const
export type Moment = (typeof MOMENTS)[number]

/** React's message where a page was translated before hydration: it renders the page again, and nothing is lost. */
export const isDrawnAnew = (complaint: string) => complaint.includes('React error #418')

/** From now on, the pages of this context are translated. */
export const translatePages = (context: BrowserContext, moment: Moment): Promise<unknown> =>
  context.addInitScript(translate, moment)

/** Runs in the browser. The words stay as they are, so that a journey can read them. */
function translate(moment: Moment): void {
  const UNTRANSLATED = 'font, svg, script, style, noscript, textarea, title, next-route-announcer'

  const PARTS = 'main, main section, main a, form, button, header a, footer a'

  function replace(text: Text): void {
    if (!text.nodeValue?.trim() || text.parentElement?.closest(UNTRANSLATED) !== null) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = text.nodeValue
    outer.append(inner)
    text.replaceWith(outer)
  }

  function replaceAll(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) replace(text)
  }

  let hasBegun = false
  function begin(): void {
    if (hasBegun) return
    hasBegun = true
    replaceAll(document.body)
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) replace(target)
        for (const node of addedNodes)
          if (node.isConnected && document.body.contains(node)) replaceAll(node)
      }
    }).observe(document.documentElement, { childList: true, subtree: true, characterData: true })
  }

  const isTakenOver = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'))
  function beginOnceLoaded(): void {
    // React takes a page over part by part. One that is translated before its turn would be drawn anew, with what was
    // done in the others lost.
    const all = [...document.querySelectorAll(PARTS)]
    if (all.length > 0 && all.every(isTakenOver)) begin()
    else setTimeout(beginOnceLoaded, 20)
  }

  if (moment === 'busy') {
    const ask = window.fetch
    window.fetch = (input, init) => {
      const answer = ask(input, init)
      // React has shown by then that it waits.
      if (init?.method && init.method !== 'GET') setTimeout(begin, 50)
      return answer
    }
    return
  }
  document.addEventListener('DOMContentLoaded', moment === 'early' ? begin : beginOnceLoaded)
}
