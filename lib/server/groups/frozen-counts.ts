import 'server-only'
import { z } from 'zod'
import { type Counted, type Counts, lookAt } from '@/lib/disc/team/frozen-counts'
import { db, Prisma } from '../base/db'
import { lockRows } from '../base/sql'

/** The database, or a transaction. */
export type Reads = Pick<
  Prisma.TransactionClient,
  'membership' | 'agreement' | 'groupCount' | 'group' | 'assessment'
>

/** What is counted in a group, and where each person keeps what they were counted as. */
interface Counting<Key extends string> {
  kind: 'letters' | 'answers'
  keys: readonly Key[]
  read: (on: Reads) => Promise<readonly (Counted<Key> & { userId: string })[]>
  mark: (tx: Prisma.TransactionClient, key: Key | null, userIds: string[]) => Promise<unknown>
}

/**
 * The counts that members of a group may see, in every look the same until enough of them have changed: what is shown is
 * frozen first, under the lock of the group, so that two servers show the same.
 */
export async function readCounts<Key extends string>(
  groupId: string,
  counting: Counting<Key>,
): Promise<Counts<Key> | null> {
  const seen = await look(db, groupId, counting)
  if (!seen.isNew) return seen.counts
  return db.$transaction(async (tx) => {
    await lockRows(tx, Prisma.sql`groups WHERE id = ${groupId}::uuid`)
    const { counts, isNew, people } = await look(tx, groupId, counting)
    if (!counts || !isNew) return counts
    const key = { groupId, kind: counting.kind }
    await tx.groupCount.upsert({
      where: { groupId_kind: key },
      create: { ...key, counts },
      update: { counts },
    })
    for (const as of [...counting.keys, null]) {
      const changed = people.filter(({ was, now }) => now === as && was !== as)
      if (changed.length > 0) {
        await counting.mark(
          tx,
          as,
          changed.map(({ userId }) => userId),
        )
      }
    }
    return counts
  })
}

/**
 * Ends the counts of letters in a locked group for good, because members may see or have seen letters by name: a reader who lays
 * those beside a count knows the one who shows none.
 */
export async function endLetterCounts(
  tx: Pick<Prisma.TransactionClient, 'membership' | 'groupCount'>,
  groupId: string,
): Promise<void> {
  await tx.groupCount.deleteMany({ where: { groupId, kind: 'letters' } })
  await tx.membership.updateMany({ where: { groupId }, data: { countedLetter: null } })
  const ended = { groupId, kind: ENDED }
  await tx.groupCount.upsert({
    where: { groupId_kind: ended },
    create: { ...ended, counts: {} },
    update: {},
  })
}

/** Whether letters are counted in a group: while members see names alone, and have never seen more. */
export async function countsLetters(on: Pick<Reads, 'group'>, groupId: string): Promise<boolean> {
  const where = {
    id: groupId,
    membersSee: 'leader_only',
    counts: { none: { kind: ENDED } },
  } as const
  return (await on.group.findFirst({ where, select: { id: true } })) !== null
}

/** In place of the counts of letters. */
const ENDED = 'ended'

async function look<Key extends string>(on: Reads, groupId: string, counting: Counting<Key>) {
  const { kind, keys } = counting
  const [people, row] = await Promise.all([
    counting.read(on),
    on.groupCount.findUnique({ where: { groupId_kind: { groupId, kind } } }),
  ])
  const frozen = row && (z.record(z.enum(keys), z.int()).parse(row.counts) as Counts<Key>)
  return { ...lookAt(keys, frozen, people), people }
}
