/** Reads a PDF back, as a viewer would. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextItem } from 'pdfjs-dist/types/src/display/api'

export interface PdfPage {
  text: string
  /** Pieces of text with the size of their type and their baseline above the page's lower edge, in points, and an id of their font. */
  pieces: { text: string; x: number; y: number; width: number; size: number; font: string }[]
  size: [width: number, height: number]
}

export async function readPdf(pdf: Buffer) {
  // Fonts are checked by reading the text; drawing them is not needed here.
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages: PdfPage[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const texts = items.filter((item): item is TextItem => 'str' in item)
    const [, , width = 0, height = 0] = page.view
    pages.push({
      text: texts
        .map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str))
        .join('')
        .replace(/\s+/g, ' '),
      pieces: texts
        .filter(({ str }) => str.trim())
        .map(({ str, transform, width, fontName }) => ({
          text: str,
          x: transform[4],
          y: transform[5],
          width,
          size: Math.hypot(transform[2], transform[3]),
          font: fontName,
        })),
      size: [width, height],
    })
  }
  const { info } = await document.getMetadata()
  const outline = ((await document.getOutline()) ?? []).map(({ title }) => title)
  await document.destroy()
  return { pages, info: info as Record<string, string>, outline }
}
