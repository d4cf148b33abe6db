import 'server-only'
import { LETTERS } from '@/lib/disc/letters'
import { toCount } from './counted'
import { countsLetters, readCounts } from './frozen-counts'
import { readMembers } from './members'

/** How many lead with each letter, as the group may see it; null where it may not. */
export const readShapes = (groupId: string) =>
  readCounts(groupId, {
    kind: 'letters',
    keys: LETTERS,
    read: async (on) =>
      ((await countsLetters(on, groupId)) && toCount(await readMembers(groupId, on))) || [],
    mark: (tx, countedLetter, ids) =>
      tx.membership.updateMany({
        where: { groupId, userId: { in: ids } },
        data: { countedLetter },
      }),
  })
