/** Looks at the words of a page as they are laid out: all there, inside their boxes, over nothing else. */
import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll } from '../checks'

/** Finds no text that is cut off, sticks out of its card or runs over a circle or other text. */
export async function expectReadable(page: Page, where: string): Promise<void> {
  await expectNoSidewaysScroll(page)
  const faults = await page.evaluate(() => {
    interface Words {
      text: string
      element: Element
      box: DOMRect
    }
    const found: Words[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim()
      const isShown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      // What is only drawn, only spoken or laid over the page on purpose is another matter.
      if (
        !element ||
        !text ||
        !isShown ||
        element.closest('svg, script, style, .vh, [aria-hidden="true"]')
      ) {
        continue
      }
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        if (box.width > 1 && box.height > 1) found.push({ text, element, box })
      }
    }

    const ancestors = (element: Element) => {
      const all: Element[] = []
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
        all.push(one)
      return all
    }
    const isOverlay = (element: Element) =>
      ancestors(element).some((one) => {
        const { position, clipPath } = getComputedStyle(one)
        return /fixed|sticky/.test(position) || clipPath !== 'none'
      })
    const words = found.filter(({ element }) => !isOverlay(element))

    const sticksOut = ({ element, box }: Words) => {
      let isOwnBlock = true
      for (const one of ancestors(element)) {
        const style = getComputedStyle(one)
        if (style.display === 'inline') continue
        const outer = one.getBoundingClientRect()
        // A quote may hang out at the left.
        if (isOwnBlock && box.right > outer.right + 1) return true
        isOwnBlock = false
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) return false
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
    // Line boxes are higher than their letters: only the middle of a line counts.
    const middle = ({ top, height }: DOMRect) => [top + height * 0.25, top + height * 0.75] as const
    const overlap = (a: DOMRect, b: DOMRect) => {
      const [aTop, aBottom] = middle(a)
      const [bTop, bBottom] = middle(b)
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      return width > 2 && Math.min(aBottom, bBottom) - Math.max(aTop, bTop) > 2
    }
    const circles = [...document.querySelectorAll('svg')]
      .filter((svg) => svg.checkVisibility() && svg.clientWidth > 200)
      .filter((svg) => svg.clientWidth === svg.clientHeight)
    const onPicture = ({ element, box }: Words) =>
      circles.some((svg) => {
        if (svg.closest('section') !== element.closest('section')) return false
        const { left, top, width } = svg.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + width / 2]
        const away = Math.hypot(
          x - Math.min(Math.max(x, box.left), box.right),
          y - Math.min(Math.max(y, box.top), box.bottom),
        )
        return away < width / 2 - 2
      })
    const name = ({ text }: Words) => `“${text.slice(0, 40)}”`
    const cut = words.filter(sticksOut).map((one) => `${name(one)} sticks out`)
    const hidden = words.filter(onPicture).map((one) => `${name(one)} runs over a picture`)
    const crossed = words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .filter((other) => overlap(one.box, other.box))
        .map((other) => `${name(one)} runs over ${name(other)}`),
    )
    return [...cut, ...hidden, ...crossed]
  })
  expect(faults, where).toEqual([])
}
