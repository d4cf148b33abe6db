import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { unprovenName } from '@/lib/mail/sender-name'
import { messages } from '@/lib/messages'
import { type Owner, ownsRow } from '../../assessments/results'
import { db } from '../../base/db'
import { countUse } from '../../base/funnel'
import { hashOfNone, hashOfSecret } from '../../base/signatures'
import { findShare } from '../../reports/share-links'
import { typedName } from './names'

const shareInvalid = () => new ApiError('link_invalid', messages.shares.linkInvalid)

/** With so many comparisons of a result, whichever way they began, its link brings no further one. */
const MOST_BY_SHARE = 50

/**
 * Compares the owner's result with the one behind a link to a style, whose owner agreed when they shared it. Two people
 * compare once: a second call answers with the same comparison. Throws `link_invalid`, and `conflict` where comparing is not
 * allowed, for one's own link, and once it has been used that often.
 */
export async function compareByShare(
  owner: Owner,
  { token, client, called }: { token: string; client: string; called?: string },
): Promise<{ id: string }> {
  const secondName = typedName(owner, called) ?? (await firstNameOf(owner))
  // Unlike a link to compare, this one is for anyone: what its owner reads then is typed by a stranger.
  if (unprovenName(secondName) === '') {
    throw new ApiError('invalid', messages.api.invalid, { called: messages.shares.noName })
  }
  const found = await findShare(token, client)
  if (!found) throw shareInvalid()
  if (ownsRow(owner, found.assessment)) {
    throw new ApiError('conflict', messages.shares.ownLink)
  }
  const hash = hashOfSecret(token)
  return db.$transaction(async (tx) => {
    // Locked: it may end, and others may agree, at the same moment.
    const [locked] = await tx.shareLink.updateManyAndReturn({
      where: { hash },
      data: { hash },
      select: { assessmentId: true, called: true, compares: true },
    })
    if (!locked) throw shareInvalid()
    const { assessmentId: firstId, called: firstName } = locked
    if (!locked.compares || firstName === null) {
      throw new ApiError('conflict', messages.shares.notAllowed)
    }
    const { id: secondId, userId, guestId } = owner.result
    const whose = userId === null ? { userId, guestId } : { userId }
    const same = await tx.pairComparison.findFirst({
      where: {
        agreedAt: { not: null },
        OR: [
          { firstId, second: whose },
          { first: whose, secondId: firstId },
        ],
      },
      select: { id: true },
    })
    if (same) return same
    const count = await tx.pairComparison.count({ where: { firstId, agreedAt: { not: null } } })
    if (count >= MOST_BY_SHARE) throw new ApiError('conflict', messages.shares.full)
    const now = new Date()
    await countUse('pair', tx)
    return tx.pairComparison.create({
      data: {
        firstId,
        firstName,
        secondId,
        secondName,
        // No link leads to it: it is agreed to already.
        hash: hashOfNone(),
        agreedAt: now,
        expiresAt: now,
      },
      select: { id: true },
    })
  })
}

/** As it is now: a later one could be a message to the other, who does not know its owner. */
async function firstNameOf({ result }: Owner): Promise<string> {
  const row = await db.user.findUnique({
    where: { id: result.userId ?? '' },
    select: { firstName: true },
  })
  return row?.firstName ?? ''
}
