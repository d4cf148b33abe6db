import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AccountAdds } from '@/components/account/auth/account-adds'
import { AuthAside, AuthScreen } from '@/components/account/auth/auth-screen'
import { ClaimBanner, claimPicture, SignUpRule } from '@/components/account/auth/claim'
import { RegisterForm } from '@/components/account/auth/register-form'
import { Link } from '@/components/ui/link'
import { SHARED_PAGE } from '@/lib/copy/share-image'
import { messages } from '@/lib/messages'
import { askedRedirect } from '@/lib/redirect'
import { askedResult, askedToOpen, type SearchParams } from '@/lib/result-param'
import {
  claimedResultPath,
  forResult,
  freeReportPath,
  legalPath,
  loginPath,
  routes,
} from '@/lib/routes'
import { findLocked, getClaimable } from '@/lib/server/assessments/result-views'
import { env } from '@/lib/server/base/env'
import { getViewer, isSignedIn } from '@/lib/server/viewer/viewer'
import { signUpRule } from '@/lib/sign-up'

export const metadata: Metadata = {
  title: 'Create an account',
  robots: { index: false },
  ...SHARED_PAGE,
}

interface PageProps {
  searchParams: SearchParams
}

export default async function RegisterPage({ searchParams }: PageProps) {
  const viewer = await getViewer()
  const asked = await askedResult(searchParams)
  const redirectTo = await askedRedirect(searchParams)
  const toOpen = await askedToOpen(searchParams)
  if (isSignedIn(viewer)) {
    if (toOpen) redirect(forResult(routes.report, toOpen))
    redirect(redirectTo ?? (asked ? claimedResultPath(asked) : routes.assessment))
  }
  const preview = await getClaimable(viewer, asked)
  const opens = await findLocked(viewer, toOpen)
  const claimed = preview ? claimedResultPath(preview.resultId) : undefined
  const wanted = redirectTo ?? (opens ? forResult(routes.payment, opens) : claimed)
  const loginHref = opens ? freeReportPath(opens, routes.login) : loginPath(wanted)
  const rule = signUpRule(env.signUp)
  return (
    <AuthScreen
      title={preview ? messages.register.titleWithResults : 'Create an account'}
      lede="It is free. Your results stay with you on every device, and you get:"
      banner={preview && <ClaimBanner />}
      picture={preview ? claimPicture(preview) : undefined}
    >
      <AccountAdds holdsReport={preview?.unlocked ?? false} opensReport={opens !== undefined} />
      {rule && <SignUpRule rule={rule} holdsResult={preview !== null} />}
      <RegisterForm target={wanted ?? routes.assessment} opens={opens} loginHref={loginHref} />
      <AuthAside>
        Already have an account? <Link href={loginHref}>Sign in</Link>
      </AuthAside>
      <AuthAside>
        The <Link href={legalPath('privacy')}>Privacy Policy</Link> says what we keep.
      </AuthAside>
    </AuthScreen>
  )
}
