import { redirect } from 'next/navigation'
import { AuthAside, AuthScreen } from '@/components/account/auth/auth-screen'
import { HeldResults } from '@/components/account/auth/held-results'
import { LoginForm } from '@/components/account/auth/login-form'
import { ProviderButtons } from '@/components/account/auth/provider-buttons'
import { SHARED_PAGE } from '@/lib/copy/share-image'
import { localPath } from '@/lib/languages/of-page'
import { providerSentence } from '@/lib/provider-error'
import type { SearchParams } from '@/lib/result-param'
import { arrivedPath, ERROR_PARAM, routes } from '@/lib/routes'
import { listProviders } from '@/lib/server/accounts/providers'
import { listClaimable } from '@/lib/server/assessments/result-views'
import { readWayIn } from '@/lib/server/assessments/way-in'
import { getViewer, hasEndedSession, isSignedIn } from '@/lib/server/viewer/viewer'
import { readWords } from '@/lib/words/read'
import { Words } from '@/lib/words/words'
import { authMetadata } from '../auth-metadata'

export const generateMetadata = () => authMetadata('login', SHARED_PAGE)

interface PageProps {
  searchParams: SearchParams
}

/** Why a person is asked to sign in. */
async function ledeFor(redirectTo: string | undefined): Promise<string> {
  const { login } = await readWords('auth.pages')
  if (!redirectTo) return login.lede
  return (await hasEndedSession()) ? login.ledeEnded : login.ledeForPage
}

export default async function LoginPage({ searchParams }: PageProps) {
  const viewer = await getViewer()
  const { redirectTo, opens, wanted, beyond, other } = await readWayIn(viewer, searchParams)
  if (isSignedIn(viewer)) redirect(await localPath(beyond ?? routes.assessment))
  const held = await listClaimable(viewer)
  const target = wanted ?? (held.length > 0 ? arrivedPath : routes.assessment)
  const { login } = await readWords('auth.pages')
  return (
    <AuthScreen title={login.title} lede={await ledeFor(redirectTo)}>
      <HeldResults results={held} />
      <Words of={['auth.login']}>
        <LoginForm
          target={target}
          opens={opens}
          returned={providerSentence((await searchParams)[ERROR_PARAM])}
        />
        <ProviderButtons configured={listProviders()} target={target} />
      </Words>
      <AuthAside text={login.newHere} href={other(routes.register)} />
    </AuthScreen>
  )
}
