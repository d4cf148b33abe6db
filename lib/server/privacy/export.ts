import 'server-only'
import type { Archive } from '@/lib/api/archive'
import type { SignedIn } from '../viewer/viewer'
import { collectAccount, collectByAddress, listActs } from './export-account'
import { collectComparisons } from './export-comparisons'
import { collectEnded, collectGroups, collectJoinRequests, collectLive } from './export-groups'
import { collectOrders } from './export-orders'
import { collectDrafts, listAssessments } from './export-results'
import { iso } from './times'

/** An archive. Its long lists are read while it is sent; the other parts grow by a few rows at most. */
type ArchiveInParts = Omit<Archive, 'assessments' | 'admin_acts'> & {
  assessments: AsyncIterable<Archive['assessments'][number]>
  admin_acts: AsyncIterable<Archive['admin_acts'][number]>
}

/** All that is stored about the person. Every column is named here, so that a new one is left out until it is added. */
export async function collectArchive({ session }: SignedIn): Promise<ArchiveInParts> {
  const { user } = session
  const [account, drafts, orders, groups, joinRequests, live, ended, comparisons, byAddress] =
    await Promise.all([
      collectAccount(user),
      collectDrafts(user.id),
      collectOrders(user.id),
      collectGroups(user.id),
      collectJoinRequests(user.id),
      collectLive(user.id),
      collectEnded(user.id),
      collectComparisons(user.id),
      collectByAddress(user),
    ])
  return {
    exported_at: iso(new Date()),
    ...account,
    unfinished_assessments: drafts,
    assessments: listAssessments(user.id),
    orders,
    groups,
    join_requests: joinRequests,
    live_sessions: live,
    ended_memberships: ended,
    comparisons,
    admin_acts: listActs(user.id),
    ...byAddress,
  }
}
