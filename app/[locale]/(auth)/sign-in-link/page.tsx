import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AskLinkForm } from '@/components/account/auth/ask-link-form'
import { AuthAside, AuthScreen } from '@/components/account/auth/auth-screen'
import { DeadLink } from '@/components/account/auth/dead-link'
import { HeldResults } from '@/components/account/auth/held-results'
import { LinkOfAnotherBrowser, UseLink } from '@/components/account/auth/use-link'
import { Link } from '@/components/ui/link'
import { askedToken } from '@/lib/api/link-token'
import { CODE } from '@/lib/copy/mailed-code'
import { localPath } from '@/lib/languages/of-page'
import type { SearchParams } from '@/lib/result-param'
import { routes } from '@/lib/routes'
import { wayOfLink } from '@/lib/server/accounts/sign-in-links'
import { listClaimable } from '@/lib/server/assessments/result-views'
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
  const way = token && (await wayOfLink(token))
  return (
    <AuthScreen title="Sign in by email">
      {way && way !== 'elsewhere' && (
        <HeldResults results={await listClaimable(await getViewer())} />
      )}
      {token === null && <DeadLink kind="signIn" />}
      {token && way === 'elsewhere' && <LinkOfAnotherBrowser />}
      {token && way !== 'elsewhere' && <UseLink token={token} needsCode={way === 'with code'} />}
    </AuthScreen>
  )
}

async function AskPage() {
  const viewer = await getViewer()
  if (isSignedIn(viewer)) redirect(await localPath(routes.assessment))
  return (
    <AuthScreen title="Sign in by email" lede={CODE.signInBy}>
      <HeldResults results={await listClaimable(viewer)} />
      <AskLinkForm />
      <AuthAside>
        Remember your password? <Link href={routes.login}>Sign in</Link>
      </AuthAside>
    </AuthScreen>
  )
}
