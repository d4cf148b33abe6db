import { AuthScreen } from '@/components/account/auth/auth-screen'
import { DeadLink } from '@/components/account/auth/dead-link'
import { UndoEmailChange } from '@/components/account/auth/undo-email-change'
import { askedToken } from '@/lib/api/link-token'
import type { SearchParams } from '@/lib/result-param'
import { isUndoLink } from '@/lib/server/accounts/email-change'
import { readWords } from '@/lib/words/read'
import { Words } from '@/lib/words/words'
import { authMetadata } from '../auth-metadata'

export const generateMetadata = () => authMetadata('undo', { referrer: 'no-referrer' })

interface PageProps {
  searchParams: SearchParams
}

export default async function UndoEmailChangePage({ searchParams }: PageProps) {
  const token = await askedToken(searchParams)
  const { undo } = await readWords('auth.pages')
  return (
    <AuthScreen title={undo.title}>
      <Words of={['auth.undo', 'auth.deadLink']}>
        {token && (await isUndoLink(token)) ? (
          <UndoEmailChange token={token} />
        ) : (
          <DeadLink kind="undo" />
        )}
      </Words>
    </AuthScreen>
  )
}
