import type { Metadata } from 'next'
import { KeptSession } from '@/app/account-frame'
import { JoinedBanner } from '@/components/account/results/joined-banner'
import { AccountAssessmentWords } from '@/components/assessment/account-words'
import { Assessment } from '@/components/assessment/assessment'
import { EmptyStart } from '@/components/assessment/screens/empty-start'
import { HomeScreen } from '@/components/assessment/screens/home-screen'
import { homeOf } from '@/components/home/home'
import { SiteHeader } from '@/components/layout/header/site-header'
import { SiteFooter } from '@/components/layout/site-footer'
import { ForgetClosed } from '@/components/report/device/forget-closed'
import { PRIVATE_PAGE } from '@/lib/private-page'
import type { SearchParams } from '@/lib/result-param'
import { FROM_APP, FROM_GUEST, FROM_PARAM, routes } from '@/lib/routes'
import { findDraft } from '@/lib/server/assessments/drafts'
import { firstQuestions } from '@/lib/server/assessments/questions'
import { requireAtStart, requirePerson } from '@/lib/server/http/page-gate'
import { readWords } from '@/lib/words/read'
import { readHome } from './read-home'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await readWords('home.you')).title, ...PRIVATE_PAGE }
}

export default async function AssessmentPage({ searchParams }: { searchParams: SearchParams }) {
  const { [FROM_PARAM]: from } = await searchParams
  const viewer = await (from === FROM_APP ? requireAtStart() : requirePerson(routes.assessment))
  const [served, read] = await Promise.all([findDraft(viewer), readHome(viewer)])
  const { id: userId, suggestions: suggests } = viewer.session.user
  const home = read && homeOf(read)
  const isFromGuest = from === FROM_GUEST && home !== null
  // Another person in the same browser starts with a screen of their own.
  return (
    <>
      {/* Not in the header, which the questions do not have. Where the session ends, the assessment has a screen of its own. */}
      <KeptSession />
      <ForgetClosed
        open={(read?.results ?? []).flatMap((one) => (one.unlocked ? one.resultId : []))}
      />
      <AccountAssessmentWords>
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
          home={home && <HomeScreen home={home} />}
          empty={!home && <EmptyStart first={firstQuestions()} />}
        />
      </AccountAssessmentWords>
    </>
  )
}
