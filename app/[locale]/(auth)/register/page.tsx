import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AccountAdds } from '@/components/account/auth/account-adds'
import { AuthAside, AuthScreen } from '@/components/account/auth/auth-screen'
import { ClaimBanner, claimPicture, SignUpRule } from '@/components/account/auth/claim'
import { RegisterForm } from '@/components/account/auth/register-form'
import { Link } from '@/components/ui/link'
import { SHARED_PAGE } from '@/lib/copy/share-image'
import { localPath } from '@/lib/languages/of-page'
import { registerMessages } from '@/lib/messages/register'
import { askedResult, type SearchParams } from '@/lib/result-param'
import { claimedResultPath, legalPath, routes } from '@/lib/routes'
import { getClaimable, listClaimable } from '@/lib/server/assessments/result-views'
import { readWayIn } from '@/lib/server/assessments/way-in'
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
  const preview = await getClaimable(viewer, asked)
  const claimed = preview ? claimedResultPath(preview.resultId) : undefined
  const { opens, wanted, beyond, other } = await readWayIn(viewer, searchParams, claimed)
  const own = asked ? claimedResultPath(asked) : routes.assessment
  if (isSignedIn(viewer)) redirect(await localPath(beyond ?? own))
  const rule = signUpRule(env.signUp)
  return (
    <AuthScreen
      title={preview ? registerMessages.titleWithResults : 'Create an account'}
      lede="It is free. Your results stay with you on every device, and you get:"
      banner={preview && <ClaimBanner held={await listClaimable(viewer)} />}
      picture={preview ? claimPicture(preview) : undefined}
    >
      <AccountAdds holdsReport={preview?.unlocked ?? false} opensReport={opens !== undefined} />
      {rule && <SignUpRule rule={rule} holdsResult={preview !== null} />}
      <RegisterForm
        target={wanted ?? routes.assessment}
        opens={opens}
        loginHref={other(routes.login)}
      />
      <AuthAside>
        Already have an account? <Link href={other(routes.login)}>Sign in</Link>
      </AuthAside>
      <AuthAside>
        The <Link href={legalPath('privacy')}>Privacy Policy</Link> says what we keep.
      </AuthAside>
    </AuthScreen>
  )
}
