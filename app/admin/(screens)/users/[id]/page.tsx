import type { Metadata } from 'next'
import { MissingUser } from '@/components/admin/missing-user'
import { UserScreen } from '@/components/admin/user-screen'
import { listActs } from '@/lib/server/admin-audit'
import { requireAdminOfPage } from '@/lib/server/admin-gate'
import { requireUser } from '@/lib/server/admin-users'
import { nullIfNotFound } from '@/lib/server/not-found'

export const metadata: Metadata = { title: 'Person' }

/** So many of the newest acts stand on the page itself; the audit has all. */
const ACTS = 10

export default async function UserPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const admin = await requireAdminOfPage()
  const user = await nullIfNotFound(requireUser(admin, id))
  if (!user) return <MissingUser />
  const { items } = await listActs(admin, { user: id })
  return (
    <UserScreen
      user={user}
      acts={items.slice(0, ACTS)}
      hasMoreActs={items.length > ACTS}
      isSelf={user.id === admin.userId}
    />
  )
}
