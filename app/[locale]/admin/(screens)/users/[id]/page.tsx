import type { Metadata } from 'next'
import { cache } from 'react'
import { MissingUser } from '@/components/admin/people/missing-user'
import { UserScreen } from '@/components/admin/people/user-screen'
import { listActs } from '@/lib/server/admin/audit'
import { requireUser } from '@/lib/server/admin/users'
import { nullIfNotFound } from '@/lib/server/http/not-found'
import { requireAdminOfPage } from '@/lib/server/viewer/admin'

interface PageProps {
  params: Promise<{ id: string }>
}

/** So many of the newest acts stand on the page itself; the audit has all. */
const ACTS = 10

/** The page and its title read once. */
const openUser = cache(async (id: string) => {
  const admin = await requireAdminOfPage()
  return { admin, user: await nullIfNotFound(requireUser(admin, id)) }
})

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { user } = await openUser((await params).id)
  return { title: user ? `${user.first_name} ${user.last_name}` : 'No one here' }
}

export default async function UserPage({ params }: PageProps) {
  const { id } = await params
  const { admin, user } = await openUser(id)
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
