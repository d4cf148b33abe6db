import type { GroupDetail } from '@/lib/api/groups'
import { QUADRANT } from '@/lib/disc/circle/geometry'
import type { Letter } from '@/lib/disc/letters'
import { callNames, initialsOf } from '@/lib/display-name'
import type { ShownPair } from '@/lib/pair-choice'
import { colleaguePath, duoPath } from '@/lib/routes'
import { readableIn, standingIn } from '../groups/member/colleagues'

/** Where one letter is on the circle, seen from another. */
type Where = 'same' | 'next' | 'across'

/** A person the viewer may read about together with themself, and the page about the two. */
export interface Face {
  href: string
  /** Different from the name of every other face. */
  name: string
  initials: string
  letter: Letter
  where: Where
}

interface Found extends Omit<Face, 'name' | 'where'> {
  /** Of the account, where it is known. */
  userId: string | null
  first_name: string
  last_name: string
}

/** Everyone whom one compares with by a link, then the people of one's groups who show what the page about two needs: once each. */
export function facesOf(
  pairs: readonly ShownPair[],
  groups: readonly GroupDetail[],
  { personId, letter: own }: { personId: string; letter: Letter },
): Face[] {
  const byLink = pairs.map(
    ({ id, name, letter, userId }): Found => ({
      userId,
      first_name: name,
      last_name: '',
      initials: initialsOf(name, ''),
      letter,
      href: duoPath(id),
    }),
  )
  // Of one account twice: only where both places show the same name, or it would say who is behind another.
  const isAmong = (found: readonly Found[], one: Found) =>
    found.some(
      ({ userId, first_name, last_name }) =>
        userId === one.userId &&
        (last_name === one.last_name || (last_name === '' && first_name === one.first_name)),
    )
  const all = [...byLink]
  for (const one of groups.flatMap((group) => colleaguesIn(group, personId))) {
    if (!isAmong(all, one)) all.push(one)
  }
  const names = callNames(all)
  return all.map(({ href, initials, letter, first_name }, at) => ({
    href,
    name: names[at] ?? first_name,
    initials,
    letter,
    where: whereIs(letter, own),
  }))
}

function colleaguesIn(group: GroupDetail, personId: string): Found[] {
  const standing = standingIn(group, personId)
  if (!standing?.mine) return []
  return readableIn(standing).map(({ member, primary, initials }) => ({
    userId: member.id,
    first_name: member.first_name,
    last_name: member.last_name,
    initials,
    letter: primary,
    href: colleaguePath(group.id, member.id),
  }))
}

function whereIs(letter: Letter, own: Letter): Where {
  if (letter === own) return 'same'
  const [[x, y], [ownX, ownY]] = [QUADRANT[letter], QUADRANT[own]]
  return x !== ownX && y !== ownY ? 'across' : 'next'
}
