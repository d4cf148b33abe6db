import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AdminNav } from '@/components/admin/admin-nav'
import { KeepSession } from '@/components/auth/keep-session'
import { PageFrame } from '@/components/layout/page-frame'
import { Toaster } from '@/components/ui/toaster'
import { requireAdminOfPage } from '@/lib/server/admin-gate'
import { toUser } from '@/lib/server/users'
import { getViewer } from '@/lib/server/viewer'

export const metadata: Metadata = { robots: { index: false } }

/** The admin's screens. Each asks for its admin again: a layout does not run on every navigation. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await requireAdminOfPage()
  const { session } = await getViewer()
  return (
    <PageFrame>
      {session && <KeepSession user={toUser(session.user)} />}
      <AdminNav />
      {children}
      {/* Here, what is said of a person outlives the way from their page to the list. */}
      <Toaster />
    </PageFrame>
  )
}
