import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AskLinkForm } from '@/components/account/auth/ask-link-form'
import { AuthAside, AuthScreen } from '@/components/account/auth/auth-screen'
import { DeadLink } from '@/components/account/auth/dead-link'
import { LinkOfAnotherBrowser, UseLink } from '@/components/account/auth/use-link'
import { Link } from '@/components/ui/link'
import { askedToken } from '@/lib/api/link-token'
import type { SearchParams } from '@/lib/result-param'
import { routes } from '@/lib/routes'
import { askedInThisBrowser } from '@/lib/server/accounts/sign-in-cookie'
import { getViewer, isSignedIn } from '@/lib/server/viewer/viewer'

export const metadata: Metadata = {
  title: 'Sign in by email',
  robots: { index: false },
  referrer: 'no-referrer',
}

interface PageProps {
  searchParams: SearchParams
}

/** Asks for a link, and is where it leads. Opening it uses nothing up: what looks through mails opens links, too. */
export default async function SignInLinkPage({ searchParams }: PageProps) {
  const token = await askedToken(searchParams)
  if (token === undefined) return <AskPage />
  const isHere = (await askedInThisBrowser()) !== undefined
  return (
    <AuthScreen title="Sign in by email">
      {token === null && <DeadLink kind="signIn" />}
      {token && (isHere ? <UseLink token={token} /> : <LinkOfAnotherBrowser />)}
    </AuthScreen>
  )
}

async function AskPage() {
  if (isSignedIn(await getViewer())) redirect(routes.assessment)
  return (
    <AuthScreen
      title="Sign in by email"
      lede="We’ll email you a link that signs you in without your password. It works once, for 15 minutes, and only in this browser."
    >
      <AskLinkForm />
      <AuthAside>
        Remember your password? <Link href={routes.login}>Sign in</Link>
      </AuthAside>
    </AuthScreen>
  )
}
