import type { Metadata } from 'next'
import { StaySignedIn } from '@/app/account-frame'
import { JoinedBanner } from '@/components/account/results/joined-banner'
import { Assessment } from '@/components/assessment/assessment'
import { waitingFor } from '@/components/assessment/welcome/waiting-for'
import { welcomeFor } from '@/components/assessment/welcome/welcome'
import { SiteHeader } from '@/components/layout/header/site-header'
import { SiteFooter } from '@/components/layout/site-footer'
import { PRIVATE_PAGE } from '@/lib/private-page'
import type { SearchParams } from '@/lib/result-param'
import { FROM_GUEST, FROM_PARAM, routes } from '@/lib/routes'
import { findDraft } from '@/lib/server/assessments/drafts'
import { getHistory } from '@/lib/server/assessments/history'
import { listLabels } from '@/lib/server/assessments/labels'
import { readStanding } from '@/lib/server/assessments/together'
import { listReceived } from '@/lib/server/groups/received-invitations'
import { requirePerson } from '@/lib/server/http/page-gate'
import { findNextGoal } from '@/lib/server/reports/marks'

export const metadata: Metadata = { title: 'Your assessment', ...PRIVATE_PAGE }

export default async function AssessmentPage({ searchParams }: { searchParams: SearchParams }) {
  const viewer = await requirePerson(routes.assessment)
  const [served, { results }, invitations, goal, labels] = await Promise.all([
    findDraft(viewer),
    getHistory(viewer),
    listReceived(viewer),
    findNextGoal(viewer),
    listLabels(viewer),
  ])
  const isFromGuest = (await searchParams)[FROM_PARAM] === FROM_GUEST && results.length > 0
  const standing = await readStanding(viewer, results)
  const { id: userId, firstName, suggestions: suggests } = viewer.session.user
  // Another person in the same browser starts with a screen of their own.
  return (
    <>
      {/* Not in the header, which the questions do not have. */}
      <StaySignedIn />
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
