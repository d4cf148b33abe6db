import 'server-only'
import {
  type Access,
  type Endpoint,
  type NeedsSession,
  needsSession,
  type ParamsOf,
} from '@/lib/api/endpoint'
import { type Owner, type Reader, requireOwner, requireReader } from '../assessments/results'
import { type Participant, requireParticipant } from '../groups/live/participants'
import { type FirstLeader, type Leader, requireFirstLeader, requireLeader } from '../groups/roles'
import type { Admin } from '../viewer/admin'
import { requireSession, type SignedIn, type Viewer } from '../viewer/viewer'

/**
 * The caller that each `access` gives a route. A function that needs a right takes the type of that caller, so a route
 * whose endpoint does not promise the right does not compile.
 */
export type CallerOf<E> = E extends { access: infer Who extends Access }
  ? Who extends 'admin'
    ? Admin
    : Who extends 'leader'
      ? Leader
      : Who extends 'first_leader'
        ? FirstLeader
        : Who extends 'premium'
          ? Reader
          : Who extends 'result'
            ? // Where the body names the result, the route calls requireOwner itself.
              ParamsOf<E> extends { id: string }
              ? Owner
              : Viewer
            : Who extends 'participant'
              ? Participant
              : Who extends NeedsSession
                ? SignedIn
                : Viewer
  : never

/**
 * The viewer, with the session, the led group, the result or the part in a live session that `access` promises and the path
 * names, by its id or, of a live session, its code. `member` and `own`
 * promise a session alone, and `pair` nothing: whether the person is in the group, or the thing is theirs, is part of the
 * query of the function that reads it (lib/server/groups/roles.ts, pairs/pairs.ts). Throws `not_found`, `premium_required`, `not_signed_in`.
 */
export async function resolveCaller(
  { access }: Pick<Endpoint, 'access'>,
  viewer: Viewer,
  { id, code }: { id?: string; code?: string },
): Promise<Viewer> {
  const person = needsSession(access) ? requireSession(viewer) : null
  if (access === 'participant') return requireParticipant(viewer, code ?? '')
  if (id === undefined) return viewer
  if (person && access === 'leader') return requireLeader(person, id)
  if (person && access === 'first_leader') return requireFirstLeader(person, id)
  if (access === 'premium') return requireReader(viewer, id)
  if (access === 'result') return requireOwner(viewer, id)
  return viewer
}
