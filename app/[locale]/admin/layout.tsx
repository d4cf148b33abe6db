import '@/app/utilities.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AdminNav } from '@/components/admin/admin-nav'
import { PageFrame } from '@/components/layout/page-frame'
import { Toaster } from '@/components/ui/toaster'
import { PRIVATE_PAGE } from '@/lib/private-page'

export const metadata: Metadata = PRIVATE_PAGE

/** The frame of the admin's screens. It reads nothing, so that it stands around what could not be read. */
export default function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <PageFrame>
      <AdminNav />
      {children}
      {/* Toasts stand here, so that one about a person outlives the way from their page to the list. */}
      <Toaster />
    </PageFrame>
  )
}
