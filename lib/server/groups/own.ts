import 'server-only'
import type { GroupDetail } from '@/lib/api/groups'
import type { SignedIn } from '../viewer/viewer'
import { readOwnPart } from './agreements'
import { readFollowUp } from './follow-up'
import { readSharedChoice } from './shared-result'

/** What the page of a group shows the person of their own. Throws `not_found` where they are no longer in it. */
export async function readOwn(viewer: SignedIn, group: GroupDetail) {
  const { id, archived_at } = group
  const [part, choice, followUp] = await Promise.all([
    readOwnPart(viewer, id),
    readSharedChoice(viewer, id),
    archived_at === null ? readFollowUp(viewer, id) : null,
  ])
  return { part, choice, followUp }
}
