import { expect, it } from 'vitest'
import { inWords, RETENTION, type Retention } from '../retention'
import { about } from './about'

it('says in ten lines what the table of retention says', () => {
  const { lines } = about.data
  expect(lines).toHaveLength(10)
  const said = lines.map(({ line, more }) => `${line} ${more}`)
  for (const kind of ['guest_results', 'drafts', 'invitations'] as const) {
    const { keep }: Retention = RETENTION[kind]
    if (keep)
      expect(
        said.filter((one) => one.includes(`${inWords(keep)} after`)).length,
        kind,
      ).toBeGreaterThan(0)
  }
  // No other span than those of the table.
  const spans = said.flatMap((one) => one.match(/\d+ (?:days?|months?|years?)/g) ?? [])
  const known = Object.values(RETENTION).flatMap(({ keep }) => (keep ? inWords(keep) : []))
  for (const span of spans) expect(known).toContain(span)
  expect(spans).toHaveLength(3)
})
