import { describe, expect, it } from 'vitest'
import type { GroupDetail, Member } from '@/lib/api/groups'
import type { MembersSee } from '@/lib/members-see'
import type { ShownPair } from '@/lib/pair-choice'
import { facesOf } from './faces'

const ME = 'me'

/** A member as the server shows them: a letter only where they show it. */
function member(
  id: string,
  [first_name, last_name]: readonly [string, string],
  letter: 'D' | 'I' | 'S' | 'C' | null,
  shows: MembersSee = 'styles',
): Member {
  const called = first_name
  return {
    id,
    first_name,
    last_name,
    called,
    shows,
    primary_type: letter,
    secondary_type: letter,
    personality_type_code: letter,
    spot: letter && { x: 0.1, y: 0.1 },
    scores: null,
  } as Member
}

const mine = (shows: MembersSee = 'styles') => member(ME, ['Ada', 'Byron'], 'C', shows)
const group = (id: string, members: Member[], is_leader = false) =>
  ({ id, is_leader, members }) as GroupDetail
const pair = (id: string, name: string, userId: string | null): ShownPair => ({
  id,
  name,
  letter: 'I',
  mine: 'C',
  userId,
})

const otto = member('otto', ['Otto', 'Berg'], 'D')
const namesOf = (...[pairs, groups]: [ShownPair[], GroupDetail[]]) =>
  facesOf(pairs, groups, { personId: ME, letter: 'C' }).map(({ name }) => name)

describe('people one can be read with', () => {
  it('are those by a link, then those of one’s groups, each with the page about the two', () => {
    const led = group('led', [mine(), member('lea', ['Lea', 'Kern'], 'S')], true)
    const faces = facesOf([pair('p', 'Ben', null)], [group('in', [mine(), otto]), led], {
      personId: ME,
      letter: 'C',
    })
    expect(faces.map(({ name, where, href }) => [name, where, href])).toEqual([
      ['Ben', 'across', '/compare/with/p'],
      ['Otto', 'next', '/groups/in/with/otto'],
      ['Lea', 'next', '/groups/led/with/lea'],
    ])
  })

  it('show their style, as does the reader', () => {
    const hidden = member('kim', ['Kim', 'Lee'], null, 'leader_only')
    expect(namesOf([], [group('in', [mine(), otto, hidden])])).toEqual(['Otto'])
    expect(namesOf([], [group('in', [mine('leader_only'), otto])])).toEqual([])
    expect(namesOf([], [group('in', [member(ME, ['Ada', 'Byron'], null), otto])])).toEqual([])
  })

  it('stand there once, each by a name of their own', () => {
    const two = [group('one', [mine(), otto]), group('two', [mine(), otto])]
    expect(namesOf([pair('p', 'Otto', 'otto')], two)).toEqual(['Otto'])
    const other = member('other', ['Otto', 'Kern'], 'S')
    expect(namesOf([], [group('one', [mine(), otto, other])])).toEqual(['Otto B.', 'Otto K.'])
  })

  it('do not say who is behind a name that someone typed', () => {
    expect(namesOf([pair('p', 'Al', 'otto')], [group('one', [mine(), otto])])).toEqual([
      'Al',
      'Otto',
    ])
  })
})
