import type { Metadata } from 'next'
import { AuthScreen } from '@/components/account/auth/auth-screen'
import { DeadLink } from '@/components/account/auth/dead-link'
import { UndoEmailChange } from '@/components/account/auth/undo-email-change'
import { askedToken } from '@/lib/api/link-token'
import type { SearchParams } from '@/lib/result-param'
import { isUndoLink } from '@/lib/server/accounts/email-change'

export const metadata: Metadata = {
  title: 'Undo a change of your email address',
  robots: { index: false },
  referrer: 'no-referrer',
}

interface PageProps {
  searchParams: SearchParams
}

export default async function UndoEmailChangePage({ searchParams }: PageProps) {
  const token = await askedToken(searchParams)
  return (
    <AuthScreen title="Keep your old email address">
      {token && (await isUndoLink(token)) ? (
        <UndoEmailChange token={token} />
      ) : (
        <DeadLink kind="undo" />
      )}
    </AuthScreen>
  )
}
