import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AuthAside, AuthScreen } from '@/components/account/auth/auth-screen'
import { MovingResult } from '@/components/account/auth/claim'
import { LoginForm } from '@/components/account/auth/login-form'
import { ProviderButtons } from '@/components/account/auth/provider-buttons'
import { Link } from '@/components/ui/link'
import { SHARED_PAGE } from '@/lib/copy/share-image'
import { messages } from '@/lib/messages'
import { providerSentence } from '@/lib/provider-error'
import { askedRedirect } from '@/lib/redirect'
import { askedToOpen, type SearchParams } from '@/lib/result-param'
import {
  arrivedPath,
  ERROR_PARAM,
  forResult,
  freeReportPath,
  routes,
  withRedirect,
} from '@/lib/routes'
import { listProviders } from '@/lib/server/accounts/providers'
import { findGuestLatest, findLocked } from '@/lib/server/assessments/result-views'
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
    ? messages.session.ended
    : 'That page is part of your account. Sign in to open it.'
}

export default async function LoginPage({ searchParams }: PageProps) {
  const viewer = await getViewer()
  const redirectTo = await askedRedirect(searchParams)
  const toOpen = await askedToOpen(searchParams)
  if (isSignedIn(viewer)) {
    redirect(toOpen ? forResult(routes.report, toOpen) : (redirectTo ?? routes.assessment))
  }
  const moving = await findGuestLatest(viewer)
  const opens = await findLocked(viewer, toOpen)
  const target = opens
    ? forResult(routes.payment, opens)
    : (redirectTo ?? (moving ? arrivedPath : routes.assessment))
  return (
    <AuthScreen
      title="Sign in"
      lede={await ledeFor(redirectTo)}
      banner={moving && <MovingResult result={moving} />}
    >
      <LoginForm
        target={target}
        opens={opens}
        returned={providerSentence((await searchParams)[ERROR_PARAM])}
      />
      <ProviderButtons configured={listProviders()} target={target} />
      <AuthAside>
        New here?{' '}
        <Link href={opens ? freeReportPath(opens) : withRedirect(routes.register, redirectTo)}>
          Create an account
        </Link>
      </AuthAside>
    </AuthScreen>
  )
}
