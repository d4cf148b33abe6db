import { redirect } from 'next/navigation'
import { AskLinkForm } from '@/components/account/auth/ask-link-form'
import { AuthAside, AuthScreen } from '@/components/account/auth/auth-screen'
import { DeadLink } from '@/components/account/auth/dead-link'
import { HeldResults } from '@/components/account/auth/held-results'
import { LinkOfAnotherBrowser, UseLink } from '@/components/account/auth/use-link'
import { askedToken } from '@/lib/api/link-token'
import { localPath } from '@/lib/languages/of-page'
import type { SearchParams } from '@/lib/result-param'
import { routes } from '@/lib/routes'
import { wayOfLink } from '@/lib/server/accounts/sign-in-links'
import { listClaimable } from '@/lib/server/assessments/result-views'
import { getViewer, isSignedIn } from '@/lib/server/viewer/viewer'
import { readWords } from '@/lib/words/read'
import { Words } from '@/lib/words/words'
import { authMetadata } from '../auth-metadata'

export const generateMetadata = () => authMetadata('signInLink', { referrer: 'no-referrer' })

interface PageProps {
  searchParams: SearchParams
}

/** Asks for a link, and is where it leads. Opening it uses nothing up: what looks through mails opens links, too. */
export default async function SignInLinkPage({ searchParams }: PageProps) {
  const token = await askedToken(searchParams)
  if (token === undefined) return <AskPage />
  const way = token && (await wayOfLink(token))
  const { signInLink } = await readWords('auth.pages')
  return (
    <AuthScreen title={signInLink.title}>
      <Words of={['auth.deadLink', 'auth.useLink', 'auth.code', 'auth.noPassword']}>
        {way && way !== 'elsewhere' && (
          <HeldResults results={await listClaimable(await getViewer())} />
        )}
        {token === null && <DeadLink kind="signIn" />}
        {token && way === 'elsewhere' && <LinkOfAnotherBrowser />}
        {token && way !== 'elsewhere' && <UseLink token={token} needsCode={way === 'with code'} />}
      </Words>
    </AuthScreen>
  )
}

async function AskPage() {
  const viewer = await getViewer()
  if (isSignedIn(viewer)) redirect(await localPath(routes.assessment))
  const { signInLink } = await readWords('auth.pages')
  return (
    <AuthScreen title={signInLink.title} lede={signInLink.lede}>
      <Words of={['auth.mailedLink', 'auth.code', 'auth.noPassword']}>
        <HeldResults results={await listClaimable(viewer)} />
        <AskLinkForm />
      </Words>
      <AuthAside text={signInLink.remember} href={routes.login} />
    </AuthScreen>
  )
}
