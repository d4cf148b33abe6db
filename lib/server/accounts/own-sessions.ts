import 'server-only'
import { MOST_SESSIONS } from '@/lib/api/bounds'
import { ApiError } from '@/lib/api/errors'
import type { SignedInAt } from '@/lib/api/sessions'
import { messages } from '@/lib/messages'
import { db, type Prisma } from '../base/db'
import { isId } from '../base/storable'
import { deviceWords, kindOf } from '../viewer/device'
import { livingSessions, noteEnd } from '../viewer/sessions'
import type { SignedIn } from '../viewer/viewer'

const FIELDS = {
  id: true,
  browser: true,
  system: true,
  createdAt: true,
  lastSeenAt: true,
} satisfies Prisma.SessionSelect

/** Where the person is signed in: this session first, then the others by last use. */
export async function listOwnSessions({ session }: SignedIn): Promise<SignedInAt[]> {
  const own = { userId: session.user.id, ...livingSessions() }
  const [here, others] = await Promise.all([
    db.session.findMany({ where: { ...own, id: session.id }, select: FIELDS }),
    db.session.findMany({
      where: { ...own, id: { not: session.id } },
      orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
      take: MOST_SESSIONS - 1,
      select: FIELDS,
    }),
  ])
  return [...here, ...others].map((row) => ({
    id: row.id,
    is_this: row.id === session.id,
    device: deviceWords(row),
    kind: kindOf(row),
    signed_in_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
  }))
}

/** Ends one session of the person. Throws `not_found`. */
export async function endOwnSession({ session }: SignedIn, id: string): Promise<void> {
  const where = { id, userId: session.user.id }
  const ended = isId(id) ? await db.session.deleteMany({ where }) : { count: 0 }
  if (ended.count === 0) throw new ApiError('not_found', messages.api.notFound)
  await noteEnd(session.user.id, ended)
}
