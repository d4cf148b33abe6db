import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { db } from '../base/db'
import { isId } from '../base/storable'
import { isAsked } from '../mail/asks-to-join'
import { takePlace } from './join-links'
import { addMember, noteKeptOut } from './joining'
import { mailLetIn } from './mail'
import { groupNotFound, type Leader, lockLed, lockToJoin } from './roles'
import { setShared } from './shared-result'

/**
 * Lets a person in who asked, also after the link has ended. A second call changes nothing. Throws `not_found`, and
 * `conflict` without a place.
 */
export async function acceptRequest(leader: Leader, userId: string): Promise<void> {
  if (!isId(userId)) throw groupNotFound()
  await db.$transaction(async (tx) => {
    const { id: groupId } = await lockLed(tx, leader)
    if ((await tx.membership.count({ where: { groupId, userId } })) > 0) return
    const request = await tx.joinRequest.findFirst({
      where: { ...isAsked(groupId), userId },
      orderBy: { askedAt: 'desc' },
      select: {
        joinLinkId: true,
        agreedTo: true,
        resultId: true,
        user: { select: { email: true } },
      },
    })
    const group = request && (await lockToJoin(tx, groupId))
    if (!request || !group) throw groupNotFound()
    const { joinLinkId, agreedTo, resultId, user } = request
    // The person may be taking it back, which takes no lock of the group: of the two, the one that deletes it counts.
    const taken = await tx.joinRequest.deleteMany({ where: { joinLinkId, userId } })
    if (taken.count === 0) throw groupNotFound()
    if (!(await takePlace(tx, { id: joinLinkId }))) {
      throw new ApiError('conflict', messages.groups.placesTaken)
    }
    await addMember(tx, group, { userId, agreedTo, agreedBy: 'proven_address', joinLinkId })
    if (resultId !== null) await setShared(tx, { groupId, userId, resultId })
    await mailLetIn(tx, user.email, group)
  })
}

/** Declines a person who asked. Throws `not_found`. */
export async function declineRequest(leader: Leader, userId: string): Promise<void> {
  if (!isId(userId)) throw groupNotFound()
  await db.$transaction(async (tx) => {
    const { id: groupId } = await lockLed(tx, leader)
    const declined = await tx.joinRequest.updateManyAndReturn({
      where: { ...isAsked(groupId), userId },
      data: { declinedAt: new Date() },
      select: { joinLinkId: true, user: { select: { email: true } } },
    })
    if (declined.length === 0) throw groupNotFound()
    for (const { joinLinkId, user } of declined) await noteKeptOut(tx, joinLinkId, [user.email])
  })
}
