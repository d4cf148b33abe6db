/** Every page of a document is laid out for one sheet. One that runs over is reported by its title, and numbered by its sheets. */
import { Document, renderToBuffer } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { PRODUCT } from '../product'
import { loadFonts } from './fonts'

/** Hears the title of a page that ran over onto another sheet. */
export type RanOver = (title: string) => void

interface Layout {
  children?: readonly { props: { bookmark?: { title: string } } }[]
}

interface Sheets {
  title: string
  count: number
}

interface Pages {
  title: string
  subject: string
  count: number
  /** The pages, each with its number ("2 of 10"). */
  draw: (numbers: readonly string[]) => ReactNode
  /** Called for a page that runs over; without it, that is an error. */
  ranOver?: RanOver
}

/**
 * Draws a document into memory. A page number that depends on the layout would make every layout run twice, so a
 * document is drawn again only when a page ran over.
 */
export async function renderPages({
  count,
  draw,
  ranOver = fail,
  ...about
}: Pages): Promise<Buffer> {
  await loadFonts()
  let sheets: Sheets[] = []
  const render = (counts: readonly number[]) =>
    renderToBuffer(
      <Document
        {...about}
        author={PRODUCT}
        creator={PRODUCT}
        producer={PRODUCT}
        language="en"
        onRender={(made) => {
          sheets = sheetsOf(made)
        }}
      >
        {draw(numbersOf(counts))}
      </Document>,
    )
  const pdf = await render(Array.from({ length: count }, () => 1))
  const over = sheets.filter((one) => one.count > 1)
  for (const { title } of over) ranOver(title)
  return over.length === 0 ? pdf : render(sheets.map((one) => one.count))
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
