import type { Metadata } from 'next'
import { StaySignedIn } from '@/app/account-frame'
import { JoinedBanner } from '@/components/account/results/joined-banner'
import { Assessment } from '@/components/assessment/assessment'
import { waitingFor } from '@/components/assessment/welcome/waiting-for'
import { welcomeFor } from '@/components/assessment/welcome/welcome'
import { SiteHeader } from '@/components/layout/header/site-header'
import { SiteFooter } from '@/components/layout/site-footer'
import { ForgetClosed } from '@/components/report/device/forget-closed'
import { PRIVATE_PAGE } from '@/lib/private-page'
import type { SearchParams } from '@/lib/result-param'
import { FROM_APP, FROM_GUEST, FROM_PARAM, routes } from '@/lib/routes'
import { findDraft } from '@/lib/server/assessments/drafts'
import { getHistory } from '@/lib/server/assessments/history'
import { listLabels } from '@/lib/server/assessments/labels'
import { readStanding } from '@/lib/server/assessments/together'
import { listReceived } from '@/lib/server/groups/received-invitations'
import { requireAtStart, requirePerson } from '@/lib/server/http/page-gate'
import { findNextGoal } from '@/lib/server/reports/marks'

export const metadata: Metadata = { title: 'Your assessment', ...PRIVATE_PAGE }

export default async function AssessmentPage({ searchParams }: { searchParams: SearchParams }) {
  const { [FROM_PARAM]: from } = await searchParams
  const viewer = await (from === FROM_APP ? requireAtStart() : requirePerson(routes.assessment))
  const [served, { results }, invitations, goal, labels] = await Promise.all([
    findDraft(viewer),
    getHistory(viewer),
    listReceived(viewer),
    findNextGoal(viewer),
    listLabels(viewer),
  ])
  const isFromGuest = from === FROM_GUEST && results.length > 0
  const standing = await readStanding(viewer, results)
  const { id: userId, firstName, suggestions: suggests } = viewer.session.user
  // Another person in the same browser starts with a screen of their own.
  return (
    <>
      {/* Not in the header, which the questions do not have. */}
      <StaySignedIn />
      <ForgetClosed open={results.flatMap((one) => (one.unlocked ? one.resultId : []))} />
      <Assessment
        key={userId}
        who={{ kind: 'account', userId, served, suggests }}
        frame={{
          header: (
            <>
              <SiteHeader isSignedIn />
              {isFromGuest && <JoinedBanner />}
            </>
          ),
          footer: <SiteFooter />,
        }}
        welcome={welcomeFor(firstName, results, standing, waitingFor(invitations, goal), labels)}
      />
    </>
  )
}
