import type { Metadata } from 'next'
import { AuthAside, AuthScreen } from '@/components/account/auth/auth-screen'
import { ForgotForm } from '@/components/account/auth/forgot-form'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'

export const metadata: Metadata = { title: 'Forgot your password', robots: { index: false } }

/** Also for people who are signed in: an account that was opened through another provider has no password yet. */
export default function ForgotPasswordPage() {
  return (
    <AuthScreen
      title="Forgot your password?"
      lede="Enter the email address you use here, and we’ll email you a link to set a new password."
    >
      <ForgotForm />
      <AuthAside>
        Remembered it? <Link href={routes.login}>Sign in</Link>
      </AuthAside>
    </AuthScreen>
  )
}
