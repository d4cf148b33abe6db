import type { Metadata } from 'next'
import { PageFrame } from '@/components/layout/page-frame'
import { ProfileScreen } from '@/components/profile/profile-screen'
import { routes } from '@/lib/routes'
import { findAccountResult, toAssessmentResult } from '@/lib/server/account-results'
import { listLedGroups } from '@/lib/server/groups'
import { listOwnOrders } from '@/lib/server/orders'
import { requirePerson } from '@/lib/server/page-gate'
import { hasPass } from '@/lib/server/passes'
import { hasPassword } from '@/lib/server/profile'
import { toUser } from '@/lib/server/users'

export const metadata: Metadata = { title: 'Profile Settings', robots: { index: false } }

export default async function ProfilePage() {
  const viewer = await requirePerson(routes.profile)
  const [latest, orders, isPassHeld, isPasswordSet, ledGroups] = await Promise.all([
    findAccountResult(viewer),
    listOwnOrders(viewer),
    hasPass(viewer),
    hasPassword(viewer),
    listLedGroups(viewer),
  ])
  return (
    <PageFrame>
      <ProfileScreen
        user={toUser(viewer.session.user)}
        result={latest && toAssessmentResult(latest)}
        orders={orders}
        hasPass={isPassHeld}
        hasPassword={isPasswordSet}
        ledGroups={ledGroups}
      />
    </PageFrame>
  )
}
