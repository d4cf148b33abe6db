import '@/app/utilities-first.css'
import type { ReactNode } from 'react'
import { ForgetEndedSession } from '@/components/account/auth/keep-session'
import { getViewer } from '@/lib/server/viewer/viewer'
import { Words } from '@/lib/words/words'

/** Pages around signing in. A browser that still keeps a person whose session has ended learns it here. */
export default async function AuthLayout({ children }: { children: ReactNode }) {
  const { session } = await getViewer()
  return (
    <Words of={['auth.common']}>
      {!session && <ForgetEndedSession />}
      {children}
    </Words>
  )
}
