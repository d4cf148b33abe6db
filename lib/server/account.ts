import 'server-only'
import { itemById } from '@/lib/disc/responses'
import { mailAccountDeleted } from './auth-mail'
import { db } from './db'
import { ordersOf } from './orders'
import { assertPassword } from './profile'
import { toUser, type UserRow } from './users'
import type { SignedIn } from './viewer'

/** Rows outside the account that carry its address: only a confirmed address is known to be theirs. */
function addressOf({ email, emailVerifiedAt }: UserRow): { email: string } | null {
  return emailVerifiedAt ? { email } : null
}

/** All that is held about the person, in plain names. Secrets (hashes, session ids) are not part of it. */
export async function exportAccount({ session }: SignedIn) {
  const { user } = session
  const userId = user.id
  const byUser = { where: { userId } }
  const address = addressOf(user)
  const [identities, sessions, drafts, assessments, orders, pass, launchList] = await Promise.all([
    db.identity.findMany({ ...byUser, select: { provider: true, createdAt: true } }),
    db.session.findMany({ ...byUser, select: { createdAt: true, expiresAt: true } }),
    db.assessmentDraft.findMany({ ...byUser, omit: { userId: true } }),
    db.assessment.findMany({
      ...byUser,
      omit: { userId: true, guestId: true, submissionKey: true, submissionHash: true },
      include: {
        goals: { omit: { assessmentId: true } },
        entitlement: { select: { grantedAt: true, revokedAt: true } },
        links: { select: { createdAt: true, expiresAt: true, revokedAt: true } },
      },
      orderBy: { completedAt: 'asc' },
    }),
    db.order.findMany({
      where: ordersOf(userId),
      omit: { userId: true, couponId: true, looks: true, checkedAt: true, expiresAt: true },
      include: { coupon: { select: { code: true } } },
    }),
    db.pass.findUnique({ where: { userId }, select: { grantedAt: true, revokedAt: true } }),
    address && db.prospectiveUser.findUnique({ where: address, omit: { id: true } }),
  ])
  return {
    exported_at: new Date().toISOString(),
    user: { ...toUser(user), registered_at: user.createdAt.toISOString() },
    identities,
    sessions,
    drafts,
    assessments: assessments.map(({ answers, ...rest }) => ({
      ...rest,
      answers: inWords(answers),
    })),
    orders,
    pass,
    launch_list: launchList,
  }
}

interface StoredAnswer {
  q: number
  most: string
  least: string
  ms: number | null
  suggested: boolean
}

/** Answers as the person gave them: statements, not ids. */
function inWords(answers: unknown) {
  const statement = (id: string) => itemById(id)?.text ?? id
  return (answers as StoredAnswer[]).map(({ q, most, least, ms, suggested }) => ({
    question: q,
    most_like: statement(most),
    least_like: statement(least),
    milliseconds: ms,
    suggested,
  }))
}

/**
 * Deletes the account: sessions, results, drafts, links and the pass go with it. Orders stay for the books
 * without person, address or result. Throws `invalid` for a wrong password.
 */
export async function deleteAccount(viewer: SignedIn, password: string): Promise<void> {
  await assertPassword(viewer, password, 'password')
  const { user } = viewer.session
  const address = addressOf(user)
  await db.$transaction(async (tx) => {
    await tx.order.updateMany({ where: ordersOf(user.id), data: { email: null } })
    // Nobody should pay for what goes now: the reconciliation ends it within a minute.
    const open = { AND: [ordersOf(user.id), { status: 'open' as const }] }
    await tx.order.updateMany({ where: open, data: { expiresAt: new Date(0) } })
    if (address) await tx.prospectiveUser.deleteMany({ where: address })
    await mailAccountDeleted(tx, user)
    await tx.user.delete({ where: { id: user.id } })
  })
}
