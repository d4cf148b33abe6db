import SampleReportPage from '@/app/[locale]/(guest)/sample-report/page'
import LetterPage from '@/app/[locale]/(marketing)/disc/[name]/page'
import DiscPage from '@/app/[locale]/(marketing)/disc/page'
import MethodPage from '@/app/[locale]/(marketing)/method/page'
import HomePage from '@/app/[locale]/(marketing)/page'
import TypePage from '@/app/[locale]/(marketing)/types/[code]/page'
import TypesPage from '@/app/[locale]/(marketing)/types/page'
import DemoTeamPage from '@/app/[locale]/for-teams/demo/page'
import { AboutView } from '@/components/about/about-view'
import { Unsubscribe } from '@/components/checkout/launch-list/unsubscribe'
import { HrView } from '@/components/for-teams/hr-view'
import { TeamsView } from '@/components/for-teams/teams-view'
import { DidItWork } from '@/components/groups/follow-up/did-it-work'
import { StopFollowUp } from '@/components/groups/follow-up/stop-follow-up'
import { NoInvitations } from '@/components/groups/invitation/no-invitations'
import { PageFrame } from '@/components/layout/page-frame'
import { PolicyPage } from '@/components/legal/policy-page'
import { ShortResult } from '@/components/results/short-result'
import { POLICIES } from '@/lib/copy/policies'
import { Words } from '@/lib/words/words'
import { Press } from './after-load'
import type { StateId } from './list'
import { previewOf } from './results'

type PublicState = Extract<
  StateId,
  | 'landing'
  | 'menu'
  | 'types'
  | 'method'
  | `for-${string}`
  | 'demo-team'
  | `unsubscribe${string}`
  | `did-it-work${string}`
  | `no-invitations${string}`
  | 'public-sample'
  | `about${string}`
  | `policy-${string}`
  | `legal-${string}`
  | `type-${string}`
  | `disc${string}`
>

/** The page of a letter, or of two. */
const discPage = (name: string) => (
  <PageFrame>
    <LetterPage params={Promise.resolve({ name })} />
  </PageFrame>
)

const CS = Promise.resolve({ code: 'cs' })

/** The page for teams, with some lifted out. */
const forTeams = (lifted: readonly number[]) => (
  <PageFrame>
    <TeamsView lifted={lifted} />
  </PageFrame>
)

/** Some page with a header and a footer, and one control of theirs pressed. */
function pressed(name: string) {
  return (
    <PageFrame>
      <ShortResult preview={previewOf('CS')} isSignedIn={false} isOwn />
      <Press name={name} />
    </PageFrame>
  )
}

const leaving = (token: string | null) => (
  <PageFrame>
    <Words of={['checkout.unsubscribe']}>
      <Unsubscribe token={token} />
    </Words>
  </PageFrame>
)

export const publicStates: Record<PublicState, () => React.ReactNode> = {
  landing: () => (
    <PageFrame>
      <HomePage />
    </PageFrame>
  ),
  unsubscribe: () => leaving('state'),
  'unsubscribe-cut': () => leaving(null),
  'did-it-work': () => (
    <PageFrame>
      <DidItWork token="state" worked="partly" />
    </PageFrame>
  ),
  'did-it-work-cut': () => (
    <PageFrame>
      <DidItWork token={null} worked="yes" />
    </PageFrame>
  ),
  'did-it-work-stop': () => (
    <PageFrame>
      <StopFollowUp token="state" about="agreement" />
    </PageFrame>
  ),
  'did-it-work-stop-pair': () => (
    <PageFrame>
      <StopFollowUp token="state" about="pair" />
    </PageFrame>
  ),
  'did-it-work-stop-lines': () => (
    <PageFrame>
      <StopFollowUp token="state" about="today" />
    </PageFrame>
  ),
  'no-invitations': () => (
    <PageFrame>
      <NoInvitations token="state" isRefused={false} />
    </PageFrame>
  ),
  'no-invitations-done': () => (
    <PageFrame>
      <NoInvitations token="state" isRefused />
    </PageFrame>
  ),
  menu: () => pressed('Open menu'),
  'policy-privacy': () => pressed(POLICIES.privacy.title),
  'policy-terms': () => pressed(POLICIES.terms.title),
  'policy-cookies': () => pressed(POLICIES.cookies.title),
  'legal-privacy': () => (
    <PageFrame>
      <PolicyPage policy="privacy" />
    </PageFrame>
  ),
  types: () => (
    <PageFrame>
      <TypesPage />
    </PageFrame>
  ),
  method: () => (
    <PageFrame>
      <MethodPage />
    </PageFrame>
  ),
  'for-teams': () => forTeams([]),
  'for-teams-lifted': () => forTeams([0]),
  'for-teams-two': () => forTeams([1, 6]),
  'for-hr': () => (
    <PageFrame>
      <HrView />
    </PageFrame>
  ),
  'demo-team': () => <DemoTeamPage />,
  about: () => (
    <PageFrame>
      <AboutView operator="Fernhill Studio" email="hello@example.com" />
    </PageFrame>
  ),
  'about-unnamed': () => (
    <PageFrame>
      <AboutView operator="" email="" />
    </PageFrame>
  ),
  'public-sample': () => <SampleReportPage />,
  disc: () => (
    <PageFrame>
      <DiscPage />
    </PageFrame>
  ),
  'disc-letter': () => discPage('dominance'),
  'disc-letter-left': () => discPage('steadiness'),
  'disc-pair': () => discPage('d-and-s'),
  'disc-pair-alike': () => discPage('i-and-i'),
  'type-cs': () => (
    <PageFrame>
      <TypePage params={CS} />
    </PageFrame>
  ),
}
