import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AuthAside, AuthScreen } from '@/components/account/auth/auth-screen'
import { HeldResults } from '@/components/account/auth/held-results'
import { LoginForm } from '@/components/account/auth/login-form'
import { ProviderButtons } from '@/components/account/auth/provider-buttons'
import { Link } from '@/components/ui/link'
import { SHARED_PAGE } from '@/lib/copy/share-image'
import { localPath } from '@/lib/languages/of-page'
import { sessionMessages } from '@/lib/messages/session'
import { providerSentence } from '@/lib/provider-error'
import type { SearchParams } from '@/lib/result-param'
import { arrivedPath, ERROR_PARAM, routes } from '@/lib/routes'
import { listProviders } from '@/lib/server/accounts/providers'
import { listClaimable } from '@/lib/server/assessments/result-views'
import { readWayIn } from '@/lib/server/assessments/way-in'
import { getViewer, hasEndedSession, isSignedIn } from '@/lib/server/viewer/viewer'

export const metadata: Metadata = {
  title: 'Sign in',
  robots: { index: false },
  ...SHARED_PAGE,
}

interface PageProps {
  searchParams: SearchParams
}

/** Why a person is asked to sign in. */
async function ledeFor(redirectTo: string | undefined): Promise<string> {
  if (!redirectTo) return 'Your results are in your account.'
  return (await hasEndedSession())
    ? sessionMessages.ended
    : 'That page is part of your account. Sign in to open it.'
}

export default async function LoginPage({ searchParams }: PageProps) {
  const viewer = await getViewer()
  const { redirectTo, opens, wanted, beyond, other } = await readWayIn(viewer, searchParams)
  if (isSignedIn(viewer)) redirect(await localPath(beyond ?? routes.assessment))
  const held = await listClaimable(viewer)
  const target = wanted ?? (held.length > 0 ? arrivedPath : routes.assessment)
  return (
    <AuthScreen title="Sign in" lede={await ledeFor(redirectTo)}>
      <HeldResults results={held} />
      <LoginForm
        target={target}
        opens={opens}
        returned={providerSentence((await searchParams)[ERROR_PARAM])}
      />
      <ProviderButtons configured={listProviders()} target={target} />
      <AuthAside>
        New here? <Link href={other(routes.register)}>Create an account</Link>
      </AuthAside>
    </AuthScreen>
  )
}
