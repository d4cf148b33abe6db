import { describe, expect, it } from 'vitest'
import type { Certainty } from '@/lib/disc/model/certainty'
import { doubtOf } from '@/lib/disc/result/doubt'
import { styleTitle } from '@/lib/disc/result/result-name'
import { sampleTheta } from '@/lib/disc/result/sample-range'
import { styleOf } from '@/lib/disc/styles'
import { wordsFor } from '@/lib/disc/team/finding-words'
import { findingsOf, keyOf } from '@/lib/disc/team/findings'
import type { MembersSee } from '@/lib/members-see'
import { SAMPLE_SCORES } from '@/lib/pdf/sample-scores'
import { toCount } from './counted'
import type { MemberRow } from './member-view'
import { mayType, type Part, sessionFindings, toPresenterView } from './presenter-view'
import { rankedFindings } from './ranked-findings'

const GROUP = { id: 'g', name: 'Design' }
const NAMES = ['Ada', 'Ben', 'Cy', 'Dee', 'Eve', 'Flo', 'Gil', 'Hal']

function member(at: number, shows: MembersSee, change: Partial<MemberRow> = {}): MemberRow {
  const scores = SAMPLE_SCORES[at] ?? { D: 50, I: 50, S: 50, C: 50 }
  const { code, primary, secondary } = styleOf(scores)
  return {
    userId: NAMES[at] ?? '',
    firstName: NAMES[at] ?? '',
    lastName: 'Byron',
    name: { called: NAMES[at] ?? '', apart: '', full_name: `${NAMES[at]} Byron` },
    email: `${at}@example.com`,
    joinedAt: new Date(),
    remindedAt: null,
    isLeader: at === 0,
    isFirstLeader: at === 0,
    isWithheld: false,
    countedLetter: null,
    shows,
    result: {
      named: { code, title: styleTitle(code), doubt: doubtOf(null, { primary, secondary }) },
      scores,
      certainty: { theta: sampleTheta(scores) } as Certainty,
    },
    ...change,
  }
}

const group = (size: number, shows: MembersSee) =>
  NAMES.slice(0, size).map((_, at) => member(at, shows))
const SHAPES = { D: 2, I: 2, S: 1, C: 0 }
const presenterViewOf = (rows: readonly MemberRow[], parts = new Map<string, Part>()) =>
  toPresenterView({ group: GROUP, me: 'Ada', shapes: SHAPES }, rows, parts)
const lettersOf = ({ people }: ReturnType<typeof presenterViewOf>) =>
  people.filter(({ letter, spot }) => letter || spot).map(({ name }) => name)

describe('the presenter view', () => {
  it('has who shows a style to members, with letters and places', () => {
    const view = presenterViewOf([...group(4, 'styles'), member(4, 'leader_only')])
    expect(view).toMatchObject({ shows: 'names', answered: 5, shapes: null })
    expect(lettersOf(view)).toEqual(['Ada', 'Ben', 'Cy', 'Dee'])
    expect(view.people.map(({ name }) => name)).toContain('Eve')
    expect(JSON.stringify(view)).not.toMatch(/scores|@example|Byron/)
  })

  it('has the frozen shapes without names where members see names only, or nothing', () => {
    const rows = group(5, 'leader_only')
    const view = presenterViewOf(rows)
    expect(view).toMatchObject({ shows: 'shapes', shapes: SHAPES, findings: [] })
    expect(lettersOf(view)).toEqual([])
    const without = toPresenterView({ group: GROUP, me: 'Ada', shapes: null }, rows, new Map())
    expect(without).toMatchObject({ shows: 'nothing', shapes: null })
  })

  it('counts who shows no one their style, and no one where several show theirs', () => {
    const counted = (rows: readonly MemberRow[]) => toCount(rows)?.map(({ now }) => now !== null)
    expect(counted(group(3, 'leader_only'))).toEqual([true, true, true])
    expect(counted([member(0, 'open'), member(1, 'leader_only')])).toEqual([false, true])
    expect(counted([member(0, 'leader_only', { result: null })])).toEqual([false])
    expect(counted([...group(2, 'styles'), member(2, 'leader_only')])).toBeUndefined()
    const view = presenterViewOf([member(0, 'open'), ...group(4, 'leader_only').slice(1)])
    expect(lettersOf(view)).toEqual([])
  })

  it('shows no text that turns its direction, also one that was stored before such were refused', () => {
    const agreement = { text: 'I \u202eask', typedByLeader: false, createdAt: new Date() }
    const parts = new Map([['Ada', { lines: [], agreement }]])
    const view = toPresenterView(
      { group: { ...GROUP, name: '\u2066De\u202esign' }, me: '', shapes: null },
      group(3, 'styles'),
      parts,
    )
    expect(view.group.name).toBe('Design')
    expect(view.people[0]?.agreement).toBe('I ask')
  })

  it('leaves out who shares nothing with the group', () => {
    const view = presenterViewOf([
      ...group(4, 'open'),
      member(4, 'leader_only', { isWithheld: true, result: null }),
    ])
    expect(view.people.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cy', 'Dee'])
  })

  it('says of scores only what those say who show them', () => {
    const kindsOf = (rows: readonly MemberRow[]) =>
      sessionFindings(rows, new Map()).findings.map(({ kind }) => kind)
    // No one of the four leads with C, which places alone do not say.
    expect(kindsOf(group(4, 'open'))).toContain('lacks')
    const mixed = kindsOf([...group(3, 'open'), member(3, 'styles')])
    expect(mixed.length).toBeGreaterThan(0)
    expect(mixed).not.toContain('lacks')
    // Someone else's result could make it untrue.
    const part = kindsOf([...group(4, 'open'), member(4, 'leader_only')])
    expect(part.length).toBeGreaterThan(0)
    expect(part).not.toContain('lacks')
  })

  it('says the same as the page of the leader, in the same words, where all show their scores', () => {
    const rows = group(8, 'open')
    const team = rows.flatMap(({ result, userId, name }) =>
      result
        ? [{ id: userId, name: name.called, primary: result.named.doubt.first, ...result }]
        : [],
    )
    const all = wordsFor(findingsOf(team), team)
    expect(presenterViewOf(rows).findings).toEqual(
      all.slice(0, 2).map(({ isPair: _, beats: __, ...words }) => words),
    )
  })

  it('leaves out what a room refused, and has the next in its place', () => {
    const rows = group(6, 'styles')
    const [first, second, ...more] = presenterViewOf(rows).findings
    expect(more).toEqual([])
    const refused = new Map([[first?.key ?? '', new Date()]])
    const view = toPresenterView(
      { group: GROUP, me: 'Ada', shapes: SHAPES },
      rows,
      new Map(),
      refused,
    )
    expect(view.findings[0]).toEqual(second)
    expect(view.findings.map(({ key }) => key)).not.toContain(first?.key)
    const { findings } = rankedFindings(rows)
    expect(rankedFindings(rows, { refused }).findings).toEqual(
      findings.filter((finding) => !refused.has(keyOf(finding))),
    )
  })

  it('keeps the place of what was refused for this month, and then gives it to another', () => {
    const rows = group(6, 'open')
    const before = rankedFindings(rows).findings.map(keyOf)
    const [key = ''] = before
    const ranked = (at: Date) => rankedFindings(rows, { refused: new Map([[key, at]]) })
    expect(ranked(new Date()).standing.map(keyOf)).toEqual(before)
    expect(ranked(new Date()).findings.map(keyOf)).toEqual(before.slice(1))
    const { findings, standing, replaced } = ranked(new Date(0))
    expect(standing).toEqual(findings)
    expect(new Set(replaced.map(keyOf))).toEqual(new Set([key]))
    const keys = findings.map(keyOf)
    expect(keys).toHaveLength(before.length)
    expect(keys).not.toContain(key)
    expect(keys).toEqual(expect.arrayContaining(before.slice(1)))
  })
})

describe('who may type an agreement', () => {
  const typed = (minutes: number, typedByLeader = true) => ({
    text: 'I ask first',
    typedByLeader,
    createdAt: new Date(Date.now() - minutes * 60_000),
  })

  it('is the leader until the member has one, and while the session lasts', () => {
    expect(mayType(null)).toBe(true)
    expect(mayType(typed(30))).toBe(true)
    expect(mayType(typed(150))).toBe(false)
    expect(mayType(typed(1, false))).toBe(false)
    const parts = new Map([
      ['Ada', { lines: [], agreement: typed(1, false) }],
      ['Ben', { lines: [], agreement: typed(1, false) }],
    ])
    const [ada, ben, cy] = presenterViewOf(group(3, 'styles'), parts).people
    expect([ada?.may_type, ben?.may_type, cy?.may_type]).toEqual([true, false, true])
    expect(ben?.agreement).toBe('I ask first')
  })
})
