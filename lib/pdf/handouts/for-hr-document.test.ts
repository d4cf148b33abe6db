import { expect, it } from 'vitest'
import { chaptersOf } from '../../copy/for-hr'
import { readPdf } from '../testing'
import { renderForHr } from './for-hr-document'

const chapters = chaptersOf({
  operator: 'Fernhill Studio, a company with a name of eighty letters that takes all its room',
  email: 'hello@example.com',
  hostedIn: 'Frankfurt, Germany, in the data center of a company with a long name of its own',
  takesCards: true,
})

const plain = (text: string) => text.replace(/[\s\u00a0-]+/g, '')

it('is four pages that say all that the page says', async () => {
  // On Letter, the shorter paper.
  const { pages, outline } = await readPdf(await renderForHr({ chapters, paper: 'letter' }))
  expect(pages).toHaveLength(4)
  expect(outline).toEqual(chapters.map(({ title }) => title))
  for (const [at, { title, parts }] of chapters.entries()) {
    const printed = plain(pages[at]?.text ?? '')
    for (const { title: heading, text = '', list = [], table } of parts) {
      const cells = table ? [table.columns, ...table.rows].flat() : []
      for (const one of [title, heading, text, ...list, ...cells]) {
        expect(printed).toContain(plain(one))
      }
    }
  }
})
