/** Every page of a document is laid out for one sheet. One that runs over is reported by its title, and numbered by its sheets. */
import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer'
import type { ReactElement } from 'react'

/** Hears the title of a page that ran over onto another sheet. */
export type RanOver = (title: string) => void

interface Layout {
  children?: readonly { props: { bookmark?: { title: string } } }[]
}

interface Sheets {
  title: string
  count: number
}

/** For a document: what stands on its pages ("2 of 10"), and its `onRender`. */
type Draw = (
  numbers: readonly string[],
  onRender: (made: object) => void,
) => ReactElement<DocumentProps>

/**
 * Draws a document of so many pages. A page number that depends on the layout would make every layout run twice, so
 * a document is drawn again only when a page ran over.
 */
export async function renderNumbered(pageCount: number, draw: Draw, ranOver: RanOver = fail) {
  let sheets: Sheets[] = []
  const ones = Array.from({ length: pageCount }, () => 1)
  const pdf = await renderToBuffer(
    draw(numbersOf(ones), (made) => {
      sheets = sheetsOf(made)
    }),
  )
  const over = sheets.filter(({ count }) => count > 1)
  for (const { title } of over) ranOver(title)
  if (over.length === 0) return pdf
  return renderToBuffer(draw(numbersOf(sheets.map(({ count }) => count)), () => {}))
}

/** Of a page's sheets, only the first has its bookmark. */
function sheetsOf(made: object): Sheets[] {
  const { _INTERNAL__LAYOUT__DATA_: layout } = made as { _INTERNAL__LAYOUT__DATA_?: Layout }
  const sheets: Sheets[] = []
  for (const { props } of layout?.children ?? []) {
    const last = sheets.at(-1)
    if (props.bookmark) sheets.push({ title: props.bookmark.title, count: 1 })
    else if (last) last.count++
  }
  return sheets
}

function numbersOf(counts: readonly number[]): string[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  let last = 0
  return counts.map((count) => {
    const first = last + 1
    last += count
    return `${count > 1 ? `${first} to ${last}` : first} of ${total}`
  })
}

function fail(title: string): never {
  throw new Error(`The page “${title}” runs over`)
}
