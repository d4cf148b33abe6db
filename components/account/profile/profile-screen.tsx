import { EmptyCircle } from '@/components/charts/circle/empty-circle'
import { Rose } from '@/components/charts/rose/rose'
import { TryMails } from '@/components/home/try-mails'
import { styleTitle } from '@/components/results/style/style-title'
import { Link } from '@/components/ui/link'
import { Toaster } from '@/components/ui/toaster'
import type { LedGroup, Order } from '@/lib/api/account'
import type { User } from '@/lib/api/auth'
import type { MailTrouble } from '@/lib/api/fields'
import type { SignedInAt } from '@/lib/api/sessions'
import type { PerLetter } from '@/lib/disc/letters'
import type { Standee } from '@/lib/disc/result/together'
import { profileMessages } from '@/lib/messages/profile'
import { resultPath, routes } from '@/lib/routes'
import { Words } from '@/lib/words/words'
import { DataPanel } from './data-panel'
import { OrdersPanel } from './orders-panel'
import { Panel } from './panel'
import { PasswordPanel } from './password-panel'
import { ProfileDetails } from './profile-details'
import { SessionsPanel } from './sessions-panel'

interface ProfileScreenProps {
  user: User
  /** Whether the person has shown that the address is theirs. */
  isProven: boolean
  /** A new address that counts once its link is opened. */
  pendingEmail: string | null
  /** What became of the last email to the address. */
  mailTrouble: MailTrouble | null
  /** What stands for the person by all their sittings; the first is their picture. */
  standing: readonly Standee[]
  /** Where the person is signed in. */
  sessions: readonly SignedInAt[]
  hasPassword: boolean
  hasPass: boolean
  orders: readonly Order[]
  /** The groups, and what happens to each without the person. */
  ledGroups: readonly LedGroup[]
  /** Whether the person gets a line by mail about once a week; null where they cannot. */
  tryMails: boolean | null
}

/** The person's account, and all that they can change, download or end. */
export function ProfileScreen(props: ProfileScreenProps) {
  const {
    user,
    isProven,
    pendingEmail,
    mailTrouble,
    standing,
    sessions,
    hasPassword,
    hasPass,
    orders,
    ledGroups,
    tryMails,
  } = props
  return (
    <div className="page container grid max-w-160 grid-cols-1 gap-5 [&>h1]:mb-4 narrow:[&>h1]:mb-2">
      <h1 className="text-d2">Profile Settings</h1>
      <Words of={['auth.code']}>
        <ProfileDetails
          user={user}
          isProven={isProven}
          pendingEmail={pendingEmail}
          mailTrouble={mailTrouble}
          hasPassword={hasPassword}
          portrait={<Portrait scores={standing[0]?.scores ?? null} />}
        >
          <StyleLine standing={standing} />
        </ProfileDetails>
      </Words>
      <SessionsPanel sessions={sessions} />
      <Words of={['auth.newPassword']}>
        <PasswordPanel email={user.email} hasPassword={hasPassword} />
      </Words>
      <OrdersPanel orders={orders} hasPass={hasPass} />
      {tryMails !== null && (
        <Panel id="try-mails" title={profileMessages.tryMails}>
          <Words of={['home.tryMails']}>
            <TryMails on={tryMails} />
          </Words>
        </Panel>
      )}
      <DataPanel hasPassword={hasPassword} ledGroups={ledGroups} />
      <Toaster />
    </div>
  )
}

/** The person's drawn circle: the pattern of what stands for them, or a circle still to be filled. */
function Portrait({ scores }: { scores: PerLetter<number> | null }) {
  if (!scores) return <EmptyCircle size={120} className="w-30 flex-none" />
  return (
    <span className="grid size-30 flex-none place-items-center rounded-circle border border-line-strong bg-canvas">
      <Rose scores={scores} size={104} edged={false} padding={4} />
    </span>
  )
}

/** The result that the portrait is drawn from, the two where two labels differ, or how to get one. */
function StyleLine({ standing }: { standing: readonly Standee[] }) {
  const [first, other] = standing
  if (!first) {
    return (
      <p key="first" className="text-ink-2 text-sm">
        Your first assessment fills in this circle.{' '}
        <Link className="link" href={routes.assessment}>
          Take Assessment
        </Link>
      </p>
    )
  }
  if (other) {
    return (
      <div key="two" className="text-ink-2 text-sm">
        <p>{profileMessages.drawnFromTwo}</p>
        <ul>
          {standing.map(({ label, named }) => (
            <li key={label} className="wrap-anywhere">
              <bdi>{label}</bdi>
              {': '}
              <Link className="link" href={routes.history}>
                {styleTitle(named.title)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    )
  }
  const { resultId, named, sittings = 1 } = first
  const { drawnFrom, drawnFromAll } = profileMessages
  return (
    <p key="one" className="text-ink-2 text-sm">
      <span>{resultId ? drawnFrom : drawnFromAll(sittings)}</span>{' '}
      <Link className="link" href={resultId ? resultPath(resultId) : routes.together}>
        {styleTitle(named.title)}
      </Link>
      <span>{`. ${named.doubt.text}.`}</span>
    </p>
  )
}
