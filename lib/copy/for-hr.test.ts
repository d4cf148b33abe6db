/** The page for HR and a works council says what the tables of the code say, and no more than it may. */
import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import type { Letter } from '../disc/letters'
import { certaintyOf } from '../disc/model/certainty'
import { score } from '../disc/model/scoring'
import { scoreTogether } from '../disc/model/together'
import type { LabelResult } from '../disc/result/labels'
import { shortName } from '../disc/result/result-name'
import { answersOf } from '../disc/result/sample-answers'
import { type SittingResult, standsFor, togetherOf } from '../disc/result/together'
import { PERSONAL, type PersonalTable } from '../personal-data'
import { chaptersOf, SECURITY, TABLES } from './for-hr'
import { gradeOf, isProse, sentencesOf, textsOf, wordsOf } from './testing'

const operated = { operator: '', email: '', hostedIn: '', takesCards: false }
const chapters = chaptersOf(operated)
const text = textsOf(chapters).join(' ')

describe('the page for HR and a works council', () => {
  it('has four chapters, in words that are read easily', () => {
    expect(chapters).toHaveLength(4)
    const prose = textsOf(chapters).filter(isProse)
    expect(gradeOf(prose)).toBeLessThanOrEqual(10)
    const long = prose.flatMap(sentencesOf).filter((one) => wordsOf(one).length > 36)
    expect(long).toEqual([])
  })

  it('says what the operator has set, and where they have set nothing', () => {
    const named = textsOf(
      chaptersOf({ ...operated, operator: 'Fernhill', hostedIn: 'Frankfurt', takesCards: true }),
    ).join(' ')
    expect(named).toContain('Fernhill')
    expect(named).toContain('Frankfurt')
    expect(named).toContain('Stripe takes cards')
    expect(text).toContain('hasn’t said. Please ask.')
    expect(text).toContain('No card data is taken.')
  })

  it('says that each member chooses the sitting that a group sees, as the call for it lets them', () => {
    expect(text).toContain('they see the sitting you choose')
    expect(text).toMatch(/Each member (?:(?!Leaders).)*Choose which of their results it sees/)
    const byLeaders = { ...TABLES.entries, chooseSharedResult: { access: 'leader' } as const }
    const changed = textsOf(chaptersOf(operated, { ...TABLES, entries: byLeaders })).join(' ')
    expect(changed).not.toMatch(/Each member (?:(?!Leaders).)*Choose which of their results/)
  })

  it('says what a group sees of several sittings until one is chosen, as it is decided', () => {
    const sitting = (letter: Letter, label: string): SittingResult & LabelResult => {
      const scored = score(answersOf(letter))
      const [certainty, { scores, counted, style }] = [certaintyOf(scored), scored]
      const named = shortName({ ...style, certainty, counted })
      if (!named) throw new Error('There is no name')
      return {
        resultId: label,
        label,
        certainty,
        scores,
        counted,
        madeBy: 'logit-5/none',
        named,
        sittings: 1,
      }
    }
    const newestFirst = [sitting('D', 'At home'), sitting('S', 'As a manager')] as const
    const together = togetherOf(scoreTogether([answersOf('D'), answersOf('S')]), ['D', 'S'])
    const twoLabels = newestFirst
    expect(standsFor({ together, twoLabels }, newestFirst)).toEqual([together])
    expect(text).toContain('they see all your sittings as one result')
    const [first, second] = standsFor({ together: null, twoLabels }, newestFirst)
    expect([first?.label, second?.label]).toEqual(['At home', 'As a manager'])
    expect(text).toContain('they see the one you used last')
    expect(standsFor({ together: null, twoLabels: null }, newestFirst)).toHaveLength(1)
    expect(standsFor({ together: null, twoLabels: null }, [])).toEqual([])
  })

  it('lists the security of docs/security.md alone', () => {
    const doc = readFileSync('docs/security.md', 'utf8')
    for (const { promise } of SECURITY) expect(doc).toContain(`| ${promise} |`)
  })

  it('names what outlasts an account, each in words', () => {
    const kept = Object.values(PERSONAL).filter(
      ({ erased }) => typeof erased === 'object' && erased.by.startsWith('kept'),
    )
    const erase = chapters.at(-1)?.parts.find(({ title }) => title === 'Erase it')
    expect(erase?.list).toHaveLength(kept.length)
    for (const line of erase?.list ?? []) expect(line).toMatch(/^(An?|What) .* is kept for/)
  })
})

test('a table that changes changes the page', () => {
  const { retention, entries, personal } = TABLES
  const changed = textsOf(
    chaptersOf(operated, {
      retention: { ...retention, drafts: { ...retention.drafts, keep: { days: 12 } } },
      entries: { ...entries, deleteGroup: { access: 'member' } },
      personal: { ...personal, Pass: { ...personal.Pass, exported: {} } as PersonalTable },
      sure: 0.9,
    }),
  ).join(' ')
  const byMembers = /Each member (?:(?!Leaders).)*Delete the group/
  for (const saying of ['12 days after the last answer', byMembers, 'at least 90 out of 100']) {
    expect(text).not.toMatch(saying)
    expect(changed).toMatch(saying)
  }
  const tables = (said: string) => Number(/from (\d+) tables/.exec(said)?.[1])
  expect(tables(text)).toBeGreaterThan(1)
  expect(tables(changed)).toBe(tables(text) - 1)
})
