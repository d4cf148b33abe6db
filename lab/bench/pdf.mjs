/**
 * How much the report's design costs: the eight pages against the same words as bare text on as many
 * pages in the same fonts. Run: node --import tsx lab/bench/pdf.mjs
 */

import { pathToFileURL } from 'node:url'
import { createElement as h } from 'react'

const RUNS = 7
const AIM = 3

/** The words of every page of a rendered element tree, in reading order. */
function wordsOf(element) {
  if (element === null || element === undefined || typeof element === 'boolean') return []
  if (Array.isArray(element)) return element.flatMap(wordsOf)
  if (typeof element !== 'object') return [String(element)]
  if (typeof element.type === 'function') return wordsOf(element.type(element.props))
  const inside = wordsOf(element.props.children)
  return element.type === 'TEXT' ? [inside.join('')] : inside
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
}

async function timed(run) {
  const start = performance.now()
  await run()
  return performance.now() - start
}

/** Prints one line and returns its numbers. Both documents are warm, and their runs alternate. */
export async function benchPdf() {
  const { Document, Page, Text, renderToBuffer } = await import('@react-pdf/renderer')
  const { ReportDocument, renderReport } = await import('../../lib/pdf/document.tsx')
  const { sampleReport } = await import('../../lib/pdf/sample.ts')
  const { type } = await import('../../lib/pdf/type.ts')

  const props = { report: sampleReport('CS'), personName: 'Marisol Vega', paper: 'a4' }
  const pages = h(ReportDocument, props)
    .type(props)
    .props.children.map((page) => wordsOf(page))
  const bare = () =>
    renderToBuffer(
      h(
        Document,
        null,
        pages.map((words, page) =>
          h(
            Page,
            { key: page, size: 'A4', style: { padding: 48 } },
            words.map((text, at) =>
              h(Text, { key: at, style: text.length < 30 ? type.h3 : type.small }, text),
            ),
          ),
        ),
      ),
    )
  const full = () => renderReport(props)

  const { length } = await full()
  await bare()
  const times = { full: [], bare: [] }
  for (let run = 0; run < RUNS; run++) {
    times.full.push(await timed(full))
    times.bare.push(await timed(bare))
  }
  const result = {
    reportMs: Math.round(median(times.full)),
    bareMs: Math.round(median(times.bare)),
    ratio: median(times.full) / median(times.bare),
    kilobytes: Math.round(length / 1024),
  }
  const ratio = `ratio ${result.ratio.toFixed(2)} (aim ≤ ${AIM})`
  console.log(
    `pdf: report 8 pages ${result.reportMs} ms, bare text ${result.bareMs} ms, ${ratio}, ${result.kilobytes} KB`,
  )
  return result
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await benchPdf()
