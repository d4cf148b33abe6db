import type { Metadata } from 'next'
import { AccountFrame } from '@/app/account-frame'
import { ProfileScreen } from '@/components/account/profile/profile-screen'
import { standingOf } from '@/lib/api/address-rights'
import { PRIVATE_PAGE } from '@/lib/private-page'
import { routes } from '@/lib/routes'
import { findPendingEmail } from '@/lib/server/accounts/email-change'
import { listOwnSessions } from '@/lib/server/accounts/own-sessions'
import { hasPassword } from '@/lib/server/accounts/profile'
import { readOwnStanding } from '@/lib/server/assessments/together'
import { readTryMails } from '@/lib/server/assessments/try-mails'
import { listLedGroups } from '@/lib/server/groups/leaders'
import { requirePerson } from '@/lib/server/http/page-gate'
import { listOwnOrders } from '@/lib/server/payments/orders'
import { hasPass } from '@/lib/server/payments/passes'
import { toUser } from '@/lib/server/viewer/users'

export const metadata: Metadata = { title: 'Profile Settings', ...PRIVATE_PAGE }

export default async function ProfilePage() {
  const viewer = await requirePerson(routes.profile)
  const [
    user,
    pendingEmail,
    standing,
    sessions,
    orders,
    isPassHeld,
    isPasswordSet,
    ledGroups,
    tryMails,
  ] = await Promise.all([
    toUser(viewer.session.user),
    findPendingEmail(viewer.session.user.id),
    readOwnStanding(viewer.session.user.id),
    listOwnSessions(viewer),
    listOwnOrders(viewer),
    hasPass(viewer),
    hasPassword(viewer),
    listLedGroups(viewer),
    readTryMails(viewer),
  ])
  return (
    <AccountFrame>
      <ProfileScreen
        user={user}
        isProven={standingOf(viewer.session.user) === 'proven'}
        pendingEmail={pendingEmail}
        mailTrouble={viewer.session.user.mailTrouble}
        standing={standing}
        sessions={sessions}
        orders={orders}
        hasPass={isPassHeld}
        hasPassword={isPasswordSet}
        ledGroups={ledGroups}
        tryMails={tryMails}
      />
    </AccountFrame>
  )
}
