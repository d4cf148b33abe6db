import { redirect } from 'next/navigation'
import { AccountAdds } from '@/components/account/auth/account-adds'
import { AuthAside, AuthScreen } from '@/components/account/auth/auth-screen'
import { ClaimBanner, claimPicture, SignUpRule } from '@/components/account/auth/claim'
import { RegisterForm } from '@/components/account/auth/register-form'
import { SHARED_PAGE } from '@/lib/copy/share-image'
import { localPath } from '@/lib/languages/of-page'
import { askedResult, type SearchParams } from '@/lib/result-param'
import { claimedResultPath, legalPath, routes } from '@/lib/routes'
import { getClaimable, listClaimable } from '@/lib/server/assessments/result-views'
import { readWayIn } from '@/lib/server/assessments/way-in'
import { env } from '@/lib/server/base/env'
import { getViewer, isSignedIn } from '@/lib/server/viewer/viewer'
import { signUpRule } from '@/lib/sign-up'
import { readWords } from '@/lib/words/read'
import { Words } from '@/lib/words/words'
import { authMetadata } from '../auth-metadata'

export const generateMetadata = () => authMetadata('register', SHARED_PAGE)

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
  const { register } = await readWords('auth.pages')
  return (
    <AuthScreen
      title={preview ? register.titleWithResults : register.title}
      lede={register.lede}
      banner={preview && <ClaimBanner held={await listClaimable(viewer)} />}
      picture={preview ? claimPicture(preview) : undefined}
    >
      <AccountAdds holdsReport={preview?.unlocked ?? false} opensReport={opens !== undefined} />
      {rule && <SignUpRule rule={rule} holdsResult={preview !== null} />}
      <Words of={['auth.register', 'auth.newPassword']}>
        <RegisterForm
          target={wanted ?? routes.assessment}
          opens={opens}
          loginHref={other(routes.login)}
        />
      </Words>
      <AuthAside text={register.haveAccount} href={other(routes.login)} />
      <AuthAside text={register.privacy} href={legalPath('privacy')} />
    </AuthScreen>
  )
}
