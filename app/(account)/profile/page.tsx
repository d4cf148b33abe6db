import type { Metadata } from 'next'
import { PageFrame } from '@/components/layout/page-frame'
import { ProfileScreen } from '@/components/profile/profile-screen'
import { routes } from '@/lib/routes'
import { findAccountResult, toAssessmentResult } from '@/lib/server/account-results'
import { standingOf } from '@/lib/server/address-rights'
import { listLedGroups } from '@/lib/server/groups'
import { listOwnOrders } from '@/lib/server/orders'
import { listOwnSessions } from '@/lib/server/own-sessions'
import { requirePerson } from '@/lib/server/page-gate'
import { hasPass } from '@/lib/server/passes'
import { hasPassword } from '@/lib/server/profile'
import { toUser } from '@/lib/server/users'

export const metadata: Metadata = { title: 'Profile Settings', robots: { index: false } }

export default async function ProfilePage() {
  const viewer = await requirePerson(routes.profile)
  const [latest, sessions, orders, isPassHeld, isPasswordSet, ledGroups] = await Promise.all([
    findAccountResult(viewer),
    listOwnSessions(viewer),
    listOwnOrders(viewer),
    hasPass(viewer),
    hasPassword(viewer),
    listLedGroups(viewer),
  ])
  return (
    <PageFrame>
      <ProfileScreen
        user={toUser(viewer.session.user)}
        isProven={standingOf(viewer.session.user) === 'proven'}
        result={latest && toAssessmentResult(latest)}
        sessions={sessions}
        orders={orders}
        hasPass={isPassHeld}
        hasPassword={isPasswordSet}
        ledGroups={ledGroups}
      />
    </PageFrame>
  )
}
