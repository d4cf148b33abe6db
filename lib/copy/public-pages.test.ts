/** What the public pages are found by: each names DISC and what it is, and answers a query of its own. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { routes } from '../routes'
import { PUBLIC_PAGES, type PublicPage } from './public-pages'
import { wordsOf } from './testing'
import { TEXT_DATES } from './text-dates'

const twice = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

/** The page asks its two questions before it says anything: its title speaks for it. */
const isQuestions = ({ path }: PublicPage) => path === routes.guestAssessment

describe.each(PUBLIC_PAGES.map((page) => [page.path, page] as const))('%s', (_, page) => {
  const { query, meta, heading, first } = page
  const seen = isQuestions(page) ? meta.title : `${heading} ${first}`

  it('names DISC where it is read first, and in its title and description', () => {
    for (const text of [seen, meta.title, meta.description]) expect(text).toMatch(/\bDISC\b/)
  })

  it('says the words of its query in its title, and in its heading or first sentence', () => {
    const lacks = (text: string) => wordsOf(query).filter((word) => !wordsOf(text).includes(word))
    expect(lacks(meta.title)).toEqual([])
    expect(lacks(`${meta.title} ${seen}`)).toEqual([])
  })

  it('fits where search engines show it', () => {
    expect(meta.title.length).toBeLessThanOrEqual(65)
    expect(meta.description.length).toBeGreaterThanOrEqual(90)
    expect(meta.description.length).toBeLessThanOrEqual(185)
  })

  it('has the day on which its text last changed', () => {
    const { changed, seal } = TEXT_DATES[page.path] ?? { changed: '', seal: '' }
    const today = new Date().toISOString().slice(0, 10)
    const line = `'${page.path}': { changed: '${today}', seal: '${sealOf(page, today)}' },`
    expect(seal, `In lib/copy/text-dates.ts, write ${line}`).toBe(sealOf(page, changed))
  })
})

/** Figures come from the study and the settings, and are no text. */
function sealOf({ texts }: PublicPage, day: string): string {
  const said = JSON.stringify([day, JSON.stringify(texts).replace(/\d+/g, '#')])
  return createHash('sha256').update(said).digest('hex').slice(0, 12)
}

describe('the public pages together', () => {
  it('have each a query, a title and a description of their own', () => {
    for (const key of ['title', 'description'] as const) {
      expect(twice(PUBLIC_PAGES.map(({ meta }) => meta[key]))).toEqual([])
    }
    expect(twice(PUBLIC_PAGES.map(({ query }) => query.toLowerCase()))).toEqual([])
    expect(Object.keys(TEXT_DATES)).toEqual(PUBLIC_PAGES.map(({ path }) => path))
  })

  it('stand in docs/found.md as they are', () => {
    const rows = readFileSync('docs/found.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `/'))
    expect(rows).toEqual(
      PUBLIC_PAGES.map(
        (page) =>
          `| \`${page.path}\` | ${page.query} | ${page.meta.title} | ${page.heading} | ${page.first} |`,
      ),
    )
  })
})
