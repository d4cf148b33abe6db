/** What stands where on a page, as text that a person can read and a test can compare. */
import type { Locator } from '@playwright/test'

/** Pixels that the hinting of fonts, or another build of the browser, may move an edge. */
const TOLERANCE = 4
const NUMBERS = /(-?\d+),(-?\d+) (\d+)×(\d+)$/

/**
 * The visible landmarks, headings, controls and pictures under an element, one per line: role, name, place
 * relative to the landmark around it, and size.
 */
export async function readLayout(root: Locator): Promise<string> {
  return `${(await root.evaluate(linesOf)).join('\n')}\n`
}

/** Whether two layouts hold the same boxes in the same order, each within a few pixels of its twin. */
export function isSameLayout(one: string, other: string): boolean {
  const lines = one.split('\n')
  const others = other.split('\n')
  return (
    lines.length === others.length &&
    lines.every((line, index) => isSameLine(line, others[index] ?? ''))
  )
}

function isSameLine(line: string, other: string): boolean {
  if (line === other) return true
  if (line.replace(NUMBERS, '') !== other.replace(NUMBERS, '')) return false
  const numbers = NUMBERS.exec(line)?.slice(1).map(Number) ?? []
  const others = NUMBERS.exec(other)?.slice(1).map(Number) ?? []
  return numbers.every((number, index) => Math.abs(number - (others[index] ?? 0)) <= TOLERANCE)
}

/** Runs in the browser, so everything it needs is inside. */
function linesOf(root: Element): string[] {
  /** First match wins. */
  const ROLES: [selector: string, role: string | null, isFrame?: true][] = [
    ['dialog', 'dialog', true],
    ['[role]', null],
    ['body > header', 'banner', true],
    ['main', 'main', true],
    ['body > footer', 'contentinfo', true],
    ['nav', 'navigation', true],
    ['aside', 'complementary', true],
    ['section[aria-label], section[aria-labelledby]', 'region', true],
    ['h1, h2, h3, h4', 'heading'],
    ['a[href]', 'link'],
    ['button', 'button'],
    ['summary', 'summary'],
    ['select', 'combobox'],
    ['input[type=radio], input[type=checkbox]', 'choice'],
    ['input, textarea', 'textbox'],
    ['table', 'table'],
    ['img, canvas, svg', 'picture'],
  ]
  /** Icons of this size belong to the words beside them. */
  const SMALLEST_PICTURE = 32
  const LONGEST_NAME = 40
  const lines: string[] = []

  function visit(element: Element, depth: number, frame: DOMRect | null): void {
    const found = ROLES.find(([selector]) => element.matches(selector))
    const box = element.getBoundingClientRect()
    let [innerDepth, innerFrame] = [depth, frame]
    if (found && isSeen(element, box)) {
      const role = found[1] ?? element.getAttribute('role') ?? ''
      if (role !== 'picture' || box.width >= SMALLEST_PICTURE) {
        lines.push(lineOf(role, nameOf(element, role), box, depth, frame))
        innerDepth = depth + 1
      }
      if (found[2]) innerFrame = box
    }
    if (element instanceof SVGElement) return
    for (const child of element.children) visit(child, innerDepth, innerFrame)
  }

  /** Larger than what is hidden for the eye only. */
  function isSeen(element: Element, { width, height }: DOMRect): boolean {
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  }

  function nameOf(element: Element, role: string): string {
    const named =
      element.getAttribute('aria-label') ??
      textOf(element.getAttribute('aria-labelledby')?.split(' ') ?? []) ??
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement
        ? element.labels?.[0]?.innerText
        : null)
    const isWords = /^(heading|link|button|summary|switch|alert|status)$/.test(role)
    const name = named ?? (isWords ? (element as HTMLElement).innerText : '')
    return name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME)
  }

  function textOf(ids: string[]): string | null {
    const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '')
    return texts.length > 0 ? texts.join(' ') : null
  }

  function lineOf(role: string, name: string, box: DOMRect, depth: number, frame: DOMRect | null) {
    const [x, y, width, height] = [
      box.x - (frame?.x ?? 0),
      box.y - (frame?.y ?? 0),
      box.width,
      box.height,
    ].map(Math.round)
    return `${'  '.repeat(depth)}${role}${name && ` "${name}"`} ${x},${y} ${width}×${height}`
  }

  scrollTo({ top: 0, behavior: 'instant' })
  visit(root, 0, null)
  return lines
}
