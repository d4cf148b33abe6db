import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a PDF says. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { info } = await document.getMetadata()
  const pageTexts: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pageTexts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return {
    pages: document.numPages,
    title: String((info as { Title?: string }).Title ?? ''),
    text: pageTexts.join('\n'),
    pageTexts,
  }
}
