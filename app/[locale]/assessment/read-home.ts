import type { HomeOf } from '@/components/home/home'
import { homeResult, reportOf } from '@/lib/disc/result/home'
import { knownLabels } from '@/lib/disc/result/labels'
import { dayBy } from '@/lib/disc/result/today-line'
import { getHistory } from '@/lib/server/assessments/history'
import { readStanding } from '@/lib/server/assessments/together'
import { readTryMails } from '@/lib/server/assessments/try-mails'
import { listGroupsWithMembers } from '@/lib/server/groups/groups'
import { listShownPairs } from '@/lib/server/groups/pairs/pairs'
import { listReceived } from '@/lib/server/groups/received-invitations'
import { arePaymentsOpen } from '@/lib/server/payments/passes'
import { findNextGoal } from '@/lib/server/reports/marks'
import type { SignedIn } from '@/lib/server/viewer/viewer'

/** What home shows a person; null before their first result, whose home has nothing of it. */
export async function readHome(viewer: SignedIn): Promise<HomeOf | null> {
  const personId = viewer.session.user.id
  const { results } = await getHistory(viewer)
  if (results.length === 0) return null
  const report = reportOf(results)
  const [standing, goal, pairs, groups, invitations, tryMails] = await Promise.all([
    readStanding(viewer, results),
    report && findNextGoal(viewer, report.resultId),
    listShownPairs(viewer),
    listGroupsWithMembers(viewer),
    listReceived(viewer),
    readTryMails(viewer),
  ])
  const said = homeResult(personId, results, standing)
  return (
    said && {
      ...said,
      personId,
      labels: knownLabels(results),
      goal,
      pairs,
      groups,
      invitations,
      arePaymentsOpen: arePaymentsOpen(),
      day: dayBy(new Date()),
      tryMails,
    }
  )
}
