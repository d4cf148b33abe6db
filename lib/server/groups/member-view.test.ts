import { describe, expect, test } from 'vitest'
import { SEEN } from '@/lib/copy/for-hr'
import { perLetter } from '@/lib/disc/letters'
import type { Certainty } from '@/lib/disc/model/certainty'
import { type ShortName, shortName } from '@/lib/disc/result/result-name'
import { MEMBERS_SEE, narrower } from '@/lib/members-see'
import { MembersSee } from '../generated/prisma/enums'
import { type MemberRow, type Relation, showsScores, toMember } from './member-view'

const RELATIONS: readonly Relation[] = ['leader', 'self', 'colleague']

const CERTAINTY: Certainty = {
  intervals: perLetter(() => ({ low: 11.031, high: 99.051 })),
  primaryProbability: 0.9,
  styleProbability: 0.8,
  primaryChances: perLetter(() => 0.25),
  theta: perLetter(() => ({ value: 0, error: 1 })),
}

/** What a result of so many answers is called. */
function nameFrom(counted: number): ShortName {
  const result = {
    code: 'CS',
    primary: 'C',
    secondary: 'S',
    certainty: CERTAINTY,
    counted,
  } as const
  const named = shortName(result)
  if (!named) throw new Error('There is no style CS')
  return named
}

const ROW: Omit<MemberRow, 'shows'> = {
  userId: 'b7f3b0a4-0000-4000-8000-000000000001',
  firstName: 'Amara',
  lastName: 'Kone',
  name: { called: 'Amara', apart: '', full_name: 'Amara Kone' },
  email: 'amara@example.com',
  joinedAt: new Date('2026-11-01T09:00:00Z'),
  remindedAt: new Date('2026-11-02T09:00:00Z'),
  isLeader: false,
  isFirstLeader: false,
  isWithheld: false,
  countedLetter: null,
  result: {
    named: nameFrom(28),
    scores: { D: 21.037, I: 34.041, S: 66.053, C: 78.059 },
    certainty: CERTAINTY,
  },
}

/** Every setting with every consent, as every viewer. */
const CASES = MEMBERS_SEE.flatMap((setting) =>
  MEMBERS_SEE.flatMap((consent) => RELATIONS.map((relation) => ({ setting, consent, relation }))),
)

describe('what a viewer sees of a member', () => {
  test.each(CASES)(
    '$setting, agreed to $consent, as $relation',
    ({ setting, consent, relation }) => {
      const shows = narrower(setting, consent)
      const member = toMember({ ...ROW, shows }, relation)
      const isTold = relation !== 'colleague'
      const hasStyle = isTold || shows !== 'leader_only'
      const hasScores = isTold || shows === 'open'
      // What a comparison is computed from.
      expect(showsScores({ shows }, relation)).toBe(hasScores)
      const known = {
        email: isTold,
        shares_results: isTold,
        reminded_at: relation === 'leader',
        has_assessment: hasStyle,
        primary_type: hasStyle,
        secondary_type: hasStyle,
        personality_type_code: hasStyle,
        headline: hasStyle,
        doubt: hasScores,
        spot: hasStyle,
        scores: hasScores,
        ranges: hasScores,
        intervals: hasScores,
      }
      const { id, first_name, last_name, joined_at, is_leader, shows: shown, ...more } = member
      const { called, apart, full_name, ...rest } = more
      expect({ called, apart, full_name }).toEqual(ROW.name)
      expect([id, first_name, last_name, is_leader, shown]).toEqual([
        ROW.userId,
        'Amara',
        'Kone',
        false,
        shows,
      ])
      expect(joined_at).toBe('2026-11-01T09:00:00.000Z')
      const isKnown = Object.fromEntries(
        Object.entries(rest).map(([field, value]) => [field, value !== null]),
      )
      expect(isKnown).toEqual(known)
      if (!hasScores) expect(JSON.stringify(member)).not.toMatch(/\.0[345]/)
    },
  )

  test('a result has the headline and the sentence of doubt that it has everywhere', () => {
    expect(toMember({ ...ROW, shows: 'open' }, 'leader')).toMatchObject({
      headline: 'The Quiet Architect · CS',
      doubt: 'No one letter leads',
    })
  })

  test('too few answers have letters, and no style', () => {
    const result = ROW.result && { ...ROW.result, named: nameFrom(16) }
    expect(toMember({ ...ROW, result, shows: 'open' }, 'leader')).toMatchObject({
      primary_type: 'C',
      personality_type_code: null,
      headline: 'Not a name yet',
      doubt: 'C so far',
    })
  })

  test('a member whose results are withheld shows none to anyone', () => {
    const row: MemberRow = { ...ROW, shows: 'leader_only', isWithheld: true, result: null }
    for (const relation of RELATIONS) {
      expect(toMember(row, relation)).toMatchObject({
        has_assessment: null,
        spot: null,
        scores: null,
      })
    }
  })

  test('having no result differs from having one that is not shown', () => {
    const row: MemberRow = { ...ROW, shows: 'styles', result: null }
    expect(toMember(row, 'colleague').has_assessment).toBe(false)
    expect(toMember({ ...row, shows: 'leader_only' }, 'colleague').has_assessment).toBeNull()
  })
})

test('what members see stands in one order, here and in the database', () => {
  expect(Object.values(MembersSee)).toEqual([...MEMBERS_SEE])
})

test('the page for HR and a works council says of each field who sees it', () => {
  const seen = (shows: MembersSee, relation: Relation) => {
    const member: Record<string, unknown> = toMember({ ...ROW, shows }, relation)
    return Object.keys(member).filter((field) => member[field] !== null)
  }
  // The same fact in another form, what says nothing of a person, and what a person is asked about themself.
  const SAID_ELSEWHERE = {
    id: '',
    shows: '',
    shares_results: '',
    is_leader: '',
    is_first_leader: '',
    ...{
      last_name: 'first_name',
      called: 'first_name',
      apart: 'first_name',
      full_name: 'first_name',
      primary_type: 'style',
      secondary_type: 'style',
      headline: 'style',
    },
    ranges: 'scores',
    intervals: 'scores',
  }
  const shared = (fields: readonly string[]) =>
    fields.filter((field) => !(field in SAID_ELSEWHERE)).sort()
  expect(shared(seen('leader_only', 'leader'))).toEqual(Object.keys(SEEN).sort())
  for (const shows of MEMBERS_SEE) {
    const said = Object.entries(SEEN).flatMap(([field, { from }]) =>
      from !== 'leader' && narrower(shows, from) === from ? field : [],
    )
    expect(shared(seen(shows, 'colleague'))).toEqual(said.sort())
  }
})
