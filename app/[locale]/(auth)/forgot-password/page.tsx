import { AuthAside, AuthScreen } from '@/components/account/auth/auth-screen'
import { ForgotForm } from '@/components/account/auth/forgot-form'
import { routes } from '@/lib/routes'
import { readWords } from '@/lib/words/read'
import { Words } from '@/lib/words/words'
import { authMetadata } from '../auth-metadata'

export const generateMetadata = () => authMetadata('forgot')

/** Also for people who are signed in: an account that was opened through another provider has no password yet. */
export default async function ForgotPasswordPage() {
  const { forgot } = await readWords('auth.pages')
  return (
    <AuthScreen title={forgot.title} lede={forgot.lede}>
      <Words of={['auth.mailedLink']}>
        <ForgotForm />
      </Words>
      <AuthAside text={forgot.remembered} href={routes.login} />
    </AuthScreen>
  )
}
