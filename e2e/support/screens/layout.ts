/** Rules of layout for every screen: all of it visible, inside its box, without overlaps, large enough to press; and two links of one name lead to one place, and a control's name holds the words on it. */
import { expect, type Page } from '@playwright/test'

/** Pixels, each way, of a button or field on a phone: that of a small button. axe looks at bare links. */
const FINGER = 40
/** The widest screen that is laid out for fingers. */
const WIDEST_PHONE = 760

/** Expects no layout fault on the page. */
export async function expectLaidOut(page: Page, where?: string): Promise<void> {
  // A chart follows a new width a frame later, and a font may come after its text.
  await expect(async () => {
    const faults = await page.evaluate(findFaults, { FINGER, WIDEST_PHONE })
    expect(faults, where).toEqual([])
  }).toPass({ timeout: 3_000 })
}

/** Runs in the browser, so everything it needs is inside. */
function findFaults({ FINGER, WIDEST_PHONE }: { FINGER: number; WIDEST_PHONE: number }): string[] {
  interface Piece {
    name: string
    element: Element
    box: DOMRect
  }
  const CONTROLS = 'a[href], button, input, select, textarea, summary'
  /** What has a name of its own in place of its words. */
  const LABELED = ['a[href]', 'button', 'summary', '[role=tab]', '[role=menuitem]']
    .flatMap((one) => [`${one}[aria-label]`, `${one}[aria-labelledby]`])
    .join(', ')
  const dialog = document.querySelector('dialog[open]')
  const root = dialog ?? document.body

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.sr-only, [aria-hidden="true"], script, style, noscript, [inert]')

  const ancestorsOf = (element: Element): Element[] =>
    element === document.body || !element.parentElement
      ? []
      : [element, ...ancestorsOf(element.parentElement)]

  const scrolls = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element)
    return /auto|scroll/.test(overflowX + overflowY)
  }

  /** The part of a piece that boxes around it do not cut off; null where nothing is left. */
  function seenOf({ name, element, box }: Piece): Piece | null {
    let [{ left, top, right, bottom }] = [box as Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>]
    for (const one of ancestorsOf(element)) {
      if (getComputedStyle(one).overflow === 'visible') continue
      const outer = one.getBoundingClientRect()
      left = Math.max(left, outer.left)
      top = Math.max(top, outer.top)
      right = Math.min(right, outer.right)
      bottom = Math.min(bottom, outer.bottom)
    }
    if (right <= left || bottom <= top) return null
    return { name, element, box: new DOMRect(left, top, right - left, bottom - top) }
  }

  /** The lines of every text; what is drawn in a picture is another matter. */
  function readTexts(): Piece[] {
    const texts: Piece[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim()
      if (!element || !text || element.closest('svg, option') || !isShown(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        const name = `“${text.slice(0, 40)}”`
        if (box.width > 1 && box.height > 1) texts.push({ name, element, box })
      }
    }
    return texts
  }

  /** What can be pressed: an input with its label where it lies in one. */
  function readControls(): Piece[] {
    return [...root.querySelectorAll(CONTROLS)].filter(isShown).map((element) => {
      const pressed = element.closest('label') ?? element
      const name = element.ariaLabel ?? (pressed as HTMLElement).innerText
      return {
        name: `${element.tagName.toLowerCase()} “${name.trim().slice(0, 40)}”`,
        element: pressed,
        box: pressed.getBoundingClientRect(),
      }
    })
  }

  /** Laid over the page on purpose. */
  const isOverlay = ({ element }: Piece) =>
    ancestorsOf(element).some((one) => {
      if (one === dialog) return false
      const { position, clipPath } = getComputedStyle(one)
      return /fixed|sticky/.test(position) || clipPath !== 'none'
    })

  function sticksOut({ element, box }: Piece): boolean {
    let isOwnBlock = true
    for (const one of ancestorsOf(element)) {
      const style = getComputedStyle(one)
      if (style.display === 'inline') continue
      const outer = one.getBoundingClientRect()
      // A quote may hang out at the left.
      const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      if (scrolls(one) || isShortened) return false
      if (isOwnBlock && box.right > outer.right + 1) return true
      isOwnBlock = false
      const isBox =
        style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        Number.parseFloat(style.borderLeftWidth) > 0 ||
        style.overflow !== 'visible'
      if (isBox && (box.left < outer.left - 1 || box.right > outer.right + 1)) return true
      const cuts = style.overflow !== 'visible'
      if (cuts && (box.top < outer.top - 2 || box.bottom > outer.bottom + 2)) return true
    }
    return box.left < -1 || box.right > innerWidth + 1
  }

  /** Line boxes are higher than their letters: only the middle of a line counts. */
  const middleOf = ({ top, height }: DOMRect) => [top + height * 0.25, top + height * 0.75] as const

  function overlap({ box: one }: Piece, { box: other }: Piece): boolean {
    const [oneTop, oneBottom] = middleOf(one)
    const [otherTop, otherBottom] = middleOf(other)
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    return width > 2 && Math.min(oneBottom, otherBottom) - Math.max(oneTop, otherTop) > 2
  }

  /** As the button that shows a password lies in its field. */
  const isWithinField = (one: Piece, { element, box }: Piece) =>
    element.matches('input') && one.box.left > box.left && one.box.right < box.right

  function findOverlaps(pieces: Piece[]): string[] {
    const seen = pieces.map(seenOf).filter((one) => one !== null)
    return seen.flatMap((one, index) =>
      seen
        .slice(index + 1)
        .filter(({ element }) => !element.contains(one.element) && !one.element.contains(element))
        .filter((other) => overlap(one, other) && !isWithinField(other, one))
        .map((other) => `${one.name} lies over ${other.name}`),
    )
  }

  function isButtonOrField({ element }: Piece): boolean {
    const { backgroundColor, borderTopWidth } = getComputedStyle(element)
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || Number.parseFloat(borderTopWidth) > 0
  }

  /** Edges may lie between two pixels. */
  const isTooSmall = ({ box }: Piece) => Math.min(box.width, box.height) < FINGER - 0.5

  function findHeadingFaults(): string[] {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((one) => one.checkVisibility())
      .map((one) => Number(one.tagName.slice(1)))
    const tops = levels.filter((level) => level === 1).length
    // The waiting screen is visible for a second and has no headings.
    const faults = tops === 1 || levels.length === 0 ? [] : [`${tops} headings of level 1`]
    levels.forEach((level, index) => {
      const before = levels[index - 1] ?? level
      if (level > before + 1) faults.push(`A heading of level ${level} follows one of ${before}`)
    })
    return faults
  }

  /** Who reads a list of links hears no more than their names. */
  function findTwoPlaces(): string[] {
    const places = new Map<string, string>()
    return [...root.querySelectorAll<HTMLAnchorElement>('main a[href], dialog a[href]')]
      .filter(isShown)
      .flatMap((link) => {
        const name = (link.ariaLabel ?? link.innerText).trim()
        const place = places.get(name) ?? link.href
        places.set(name, place)
        return name && place !== link.href
          ? [`“${name}” leads to ${place} and to ${link.href}`]
          : []
      })
  }

  /** Words as a person says them: without the case, signs and spaces between. */
  const spoken = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()

  /** Who says what stands on a control presses it: its name begins with, or holds, the words that are seen (2.5.3). */
  function findUnsaidLabels(): string[] {
    return [...root.querySelectorAll<HTMLElement>(LABELED)].filter(isShown).flatMap((element) => {
      const by = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
      const name = by.length
        ? by.map((id) => document.getElementById(id)?.innerText ?? '').join(' ')
        : (element.ariaLabel ?? '')
      const seen = spoken(seenTextOf(element))
      return seen && !spoken(name).includes(seen) ? [`“${seen}” is named “${name}”`] : []
    })
  }

  /** Without what is read out alone, or drawn. */
  function seenTextOf(element: HTMLElement): string {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      if (holder && !holder.closest('svg') && isShown(holder)) texts.push(node.textContent ?? '')
    }
    return texts.join(' ')
  }

  const page = document.documentElement
  const rem = Number.parseFloat(getComputedStyle(page).fontSize)
  /** Of the page; questions have another header, or none. */
  const header = document.querySelector('body > header')?.getBoundingClientRect()
  const texts = readTexts().filter((one) => !isOverlay(one))
  const controls = readControls()
  const isPhone = innerWidth < WIDEST_PHONE
  return [
    ...(page.scrollWidth > page.clientWidth ? ['The page scrolls sideways'] : []),
    ...(header && header.height > 5.6 * rem ? ['The header breaks into two rows'] : []),
    ...texts.filter(sticksOut).map(({ name }) => `${name} sticks out`),
    ...findOverlaps(texts),
    ...findOverlaps(controls.filter((one) => !isOverlay(one))),
    ...(isPhone ? controls.filter(isButtonOrField).filter(isTooSmall) : []).map(
      ({ name, box }) => `${name} is ${Math.round(box.width)} × ${Math.round(box.height)}`,
    ),
    ...findHeadingFaults(),
    ...findTwoPlaces(),
    ...findUnsaidLabels(),
  ]
}
