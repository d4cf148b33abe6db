import 'server-only'
import {
  type Access,
  type Endpoint,
  type NeedsSession,
  needsSession,
  type ParamsOf,
} from '@/lib/api/endpoint'
import { type Owner, type Reader, requireOwner, requireReader } from '../assessments/results'
import { type Leader, requireLeader } from '../groups/roles'
import type { Admin } from '../viewer/admin'
import { requireSession, type SignedIn, type Viewer } from '../viewer/viewer'

/**
 * Who calls an endpoint, once its `access` is checked. A function that needs a right takes the type of its holder,
 * so a route whose endpoint does not promise that right does not compile.
 */
export type CallerOf<E> = E extends { access: infer Who extends Access }
  ? Who extends 'admin'
    ? Admin
    : Who extends 'leader'
      ? Leader
      : Who extends 'premium'
        ? Reader
        : Who extends 'result'
          ? // One that names its result in the body checks for itself, with requireOwner.
            ParamsOf<E> extends { id: string }
            ? Owner
            : Viewer
          : Who extends NeedsSession
            ? SignedIn
            : Viewer
  : never

/**
 * The viewer as `access` promises them, with the group or the result that the path names. Throws `not_found`,
 * `premium_required`, `not_signed_in`.
 */
export async function requireAccess(
  { access }: Pick<Endpoint, 'access'>,
  viewer: Viewer,
  id: string | undefined,
): Promise<Viewer> {
  const person = needsSession(access) ? requireSession(viewer) : null
  if (id === undefined) return viewer
  if (person && access === 'leader') return requireLeader(person, id)
  if (access === 'premium') return requireReader(viewer, id)
  if (access === 'result') return requireOwner(viewer, id)
  return viewer
}
