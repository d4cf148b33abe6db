import { ProfileScreen } from '@/components/account/profile/profile-screen'
import { PageFrame } from '@/components/layout/page-frame'
import type { User } from '@/lib/api/auth'
import type { SignedInAt } from '@/lib/api/sessions'
import { answersOf } from '@/lib/disc/result/sample-answers'
import type { Standee } from '@/lib/disc/result/together'
import { Press } from './after-load'
import type { StateId } from './list'
import { accountResultOf } from './results'

type ProfileState = Extract<StateId, `profile-${string}`>

const USER: User = {
  id: 'state',
  first_name: 'Marisol',
  last_name: 'Vega',
  email: 'marisol@example.com',
  avatar_url: null,
  is_admin: false,
  email_verified: true,
}

const place = (device: string, kind: SignedInAt['kind'], day: number): SignedInAt => ({
  id: device,
  is_this: day === 3,
  device,
  kind,
  signed_in_at: new Date(Date.UTC(2024, 10, day, 12)).toISOString(),
  last_seen_at: new Date(Date.UTC(2024, 10, day + 5, 12)).toISOString(),
})

const PLACES = [
  place('Safari on a Mac', 'laptop', 3),
  place('Chrome on an Android phone', 'phone', 9),
  place('Edge on Windows', 'computer', 12),
  place('Firefox on an iPad', 'tablet', 14),
  place('An app with your token', 'app', 20),
]

const [AT_WORK, AT_HOME] = [accountResultOf(answersOf('DI')), accountResultOf(answersOf('SC'))]
const TWO: readonly Standee[] = [
  { ...AT_WORK, label: 'As a manager', sittings: 2 },
  { ...AT_HOME, label: 'At home', sittings: 1 },
]

function profile(
  sessions: readonly SignedInAt[],
  pressed?: string,
  {
    pendingEmail = null,
    standing = [],
  }: { pendingEmail?: string | null; standing?: typeof TWO } = {},
) {
  return (
    <PageFrame>
      <ProfileScreen
        user={USER}
        isProven
        pendingEmail={pendingEmail}
        mailTrouble={null}
        standing={standing}
        sessions={sessions}
        hasPassword
        hasPass
        orders={[]}
        ledGroups={[]}
        tryMails={false}
      />
      {pressed && <Press name={pressed} />}
    </PageFrame>
  )
}

export const profileStates: Record<ProfileState, () => React.ReactNode> = {
  'profile-places': () => profile(PLACES),
  'profile-here-only': () => profile(PLACES.slice(0, 1)),
  'profile-everywhere': () => profile(PLACES, 'Sign out everywhere else'),
  'profile-new-address': () =>
    profile(PLACES.slice(0, 1), undefined, { pendingEmail: 'marisol.vega@example.com' }),
  'profile-two-results': () => profile(PLACES.slice(0, 1), undefined, { standing: TWO }),
}
