/** A walk over the demo without a browser: one name for each result and each person, and the same people for one thing. */
import { describe, expect, it } from 'vitest'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import type { Certainty } from '@/lib/disc/model/certainty'
import { scoreTogether } from '@/lib/disc/model/together'
import type { Shown } from '@/lib/disc/result/result-name'
import { togetherOf } from '@/lib/disc/result/together'
import { LEADS_FROM, SECOND_FROM } from '@/lib/disc/styles'
import type { Finding } from '@/lib/disc/team/findings'
import { seatOf } from '@/lib/disc/team/seats'
import { measuredAt } from '@/lib/disc/team/spot'
import { tellApart } from '@/lib/display-name'
import { MEMBERS_SEE, type MembersSee } from '@/lib/members-see'
import { stubEnvironment } from '@/lib/server/base/testing'

stubEnvironment()

const { drawPeople } = await import('./demo-people')
const { readShown, toSitting } = await import('@/lib/server/assessments/together')
const { fromStored } = await import('@/lib/server/assessments/result-rows')
const { toMember } = await import('@/lib/server/groups/member-view')
const { presentedFindings, rankedFindings } = await import('@/lib/server/groups/ranked-findings')

const { teams, everyone, guests } = drawPeople()
type Person = (typeof everyone)[number]

/** The row of a result as it is read from the database. */
const rowOf = (result: Person['results'][number]) => ({
  ...result,
  label: null,
  moreAnswers: [],
  moreCounted: 0,
  certainty: result.certainty as unknown,
})
const newestFirst = ({ results }: Person) => results.map(rowOf).reverse()

/** The one door: what groups, header, profile and the pages of types are told of each person. */
const rows = everyone.flatMap(newestFirst)
const shown = await readShown(
  new Map(everyone.map((person) => [person.user.id, newestFirst(person)])) as never,
  { assessment: { findMany: async () => rows } } as never,
)
const shownOf = ({ user }: Person) => shown.get(user.id) ?? null

/** Why a name is not its picture; null where it is. */
function contradiction({ named: { code, doubt }, scores, certainty }: Shown): string | null {
  if (!code) return 'no name'
  const [first, second] = [doubt.first, doubt.second]
  const [top = 0, next = 0] = LETTERS.map((letter) => scores[letter]).sort((a, b) => b - a)
  const isOpen = ((certainty as Certainty).primaryChances[first] ?? 0) < LEADS_FROM
  const isTop = isOpen
    ? [first, second].every((letter) => scores[letter] >= next)
    : scores[first] === top && scores[second] === next
  if (!isTop) return `${code} beside ${JSON.stringify(scores)}`
  const isPair = isOpen || next >= SECOND_FROM
  return code === (isPair ? first + second : first) ? null : `${code} at ${top} and ${next}`
}

const sittings = [...everyone.flatMap(newestFirst), ...guests.map(rowOf)]

describe('the demo', () => {
  it('has no name that contradicts its picture, in one sitting and in several', () => {
    const alone = sittings.map((row) => toSitting(row as never)).filter((one) => one !== null)
    const joined = [...shown.values()]
    console.log(`${alone.length} sittings, ${joined.length} people with a result`)
    expect(alone).toHaveLength(sittings.length)
    expect([...alone, ...joined].flatMap((one) => contradiction(one) ?? [])).toEqual([])
  })

  it('calls a person the same everywhere: all their sittings as one', () => {
    const several = everyone.filter(({ results }) => results.length > 1)
    const changed = several.filter((person) => {
      const [newest] = newestFirst(person)
      const codes = newestFirst(person).map(({ styleCode }) => styleCode)
      const responses = newestFirst(person).map(({ answers }) =>
        (answers as never[]).map(fromStored),
      )
      const history = togetherOf(scoreTogether(responses), codes)
      expect(shownOf(person)?.named.title).toBe(history.named.title)
      expect(shownOf(person)?.scores).toEqual(history.scores)
      return history.named.code !== newest?.styleCode
    })
    console.log(`${several.length} of several sittings, ${changed.length} unlike the newest`)
    for (const person of everyone.filter(({ results }) => results.length < 2)) {
      expect(shownOf(person)?.named.code).toBe(person.results[0]?.styleCode)
    }
  })
})

/** The members of a team as the database would say it. */
function membersOf(people: readonly Person[], shows: MembersSee) {
  const names = tellApart(
    people.map(({ user }) => ({ first_name: user.firstName, last_name: user.lastName })),
  )
  return people.map((person, at) => ({
    userId: person.user.id,
    firstName: person.user.firstName,
    lastName: person.user.lastName,
    name: names[at] as (typeof names)[number],
    email: person.user.email,
    joinedAt: person.user.createdAt,
    remindedAt: null,
    isLeader: at === 0,
    isFirstLeader: at === 0,
    isWithheld: false,
    countedLetter: null,
    shows,
    result: shownOf(person),
  }))
}

describe.each(teams)('the team $name', ({ people }) => {
  const withResult = people.filter((person) => shownOf(person) !== null)
  const idsIn = (finding: Finding, ids: readonly string[]) =>
    finding.people.map((at) => ids[at]).sort()
  const ids = withResult.map(({ user }) => user.id)

  it.each(MEMBERS_SEE)('names the same people for one thing where members see %s', (shows) => {
    const rows = membersOf(people, shows)
    const { findings: presented, team } = presentedFindings(rows)
    const { findings: led } = rankedFindings(rows)
    const both = presented.flatMap((finding) => {
      const same = led.find(({ kind, of }) => kind === finding.kind && of === finding.of)
      return same ? [[finding, same] as const] : []
    })
    console.log(`${led.length} found, ${presented.length} presented, ${both.length} in both`)
    const presentedIds = team.map(({ id }) => id)
    for (const [finding, same] of both) {
      expect(idsIn(finding, presentedIds)).toEqual(idsIn(same, ids))
    }
  })

  it('names no one for a letter that their row does not begin with', () => {
    for (const row of membersOf(people, 'styles')) {
      const { primary_type: letter, personality_type_code: code, spot } = toMember(row, 'colleague')
      if (!row.result || !letter || !spot) continue
      expect(code?.[0]).toBe(letter)
      const seats: (Letter | null)[] = [
        seatOf({ ...row.result, primary: letter }),
        seatOf({ ...measuredAt([spot.x, spot.y]), primary: letter }),
      ]
      expect(seats.filter((seat) => seat !== null && seat !== letter)).toEqual([])
    }
  })
})
