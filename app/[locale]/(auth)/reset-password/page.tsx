import { redirect } from 'next/navigation'
import { AuthScreen } from '@/components/account/auth/auth-screen'
import { DeadLink } from '@/components/account/auth/dead-link'
import { HeldResults } from '@/components/account/auth/held-results'
import { ResetForm } from '@/components/account/auth/reset-form'
import { askedToken } from '@/lib/api/link-token'
import { localPath } from '@/lib/languages/of-page'
import type { SearchParams } from '@/lib/result-param'
import { routes } from '@/lib/routes'
import { listClaimable } from '@/lib/server/assessments/result-views'
import { getViewer, isSignedIn } from '@/lib/server/viewer/viewer'
import { readWords } from '@/lib/words/read'
import { Words } from '@/lib/words/words'
import { authMetadata } from '../auth-metadata'

export const generateMetadata = () => authMetadata('reset', { referrer: 'no-referrer' })

interface PageProps {
  searchParams: SearchParams
}

export default async function ResetPasswordPage({ searchParams }: PageProps) {
  const token = await askedToken(searchParams)
  // Without a link there is nothing to do here.
  if (token === undefined) {
    redirect(
      await localPath(isSignedIn(await getViewer()) ? routes.history : routes.forgotPassword),
    )
  }
  const { reset } = await readWords('auth.pages')
  return (
    <AuthScreen title={reset.title}>
      <Words of={['auth.reset', 'auth.newPassword', 'auth.deadLink']}>
        {token && <HeldResults results={await listClaimable(await getViewer())} />}
        {token ? <ResetForm token={token} /> : <DeadLink kind="reset" />}
      </Words>
    </AuthScreen>
  )
}
