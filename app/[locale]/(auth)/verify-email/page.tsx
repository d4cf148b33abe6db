import { AddressProven } from '@/components/account/auth/address-proven'
import { AuthScreen } from '@/components/account/auth/auth-screen'
import { DeadLink } from '@/components/account/auth/dead-link'
import { VerifyEmail } from '@/components/account/auth/verify-email'
import { VerifyNotice } from '@/components/account/auth/verify-notice'
import { standingOf } from '@/lib/api/address-rights'
import { askedToken } from '@/lib/api/link-token'
import type { SearchParams } from '@/lib/result-param'
import { readEmailChange } from '@/lib/server/accounts/email-change'
import { getViewer } from '@/lib/server/viewer/viewer'
import { readWords } from '@/lib/words/read'
import { Words } from '@/lib/words/words'
import { authMetadata } from '../auth-metadata'

export const generateMetadata = () => authMetadata('verify', { referrer: 'no-referrer' })

interface PageProps {
  searchParams: SearchParams
}

export default async function VerifyEmailPage({ searchParams }: PageProps) {
  const token = await askedToken(searchParams)
  const viewer = await getViewer()
  const { session } = viewer
  const change = token ? await readEmailChange(viewer, token) : null
  const person = session && {
    email: session.user.email,
    standing: standingOf(session.user),
    trouble: session.user.mailTrouble,
  }
  const { verify } = await readWords('auth.pages')
  return (
    <AuthScreen title={verify.title}>
      <Words of={['auth.verify', 'auth.proven', 'auth.deadLink', 'auth.notice', 'auth.code']}>
        {token ? (
          <VerifyEmail
            token={token}
            person={person}
            newEmail={change && !change.isOwn ? change.email : null}
          />
        ) : (
          <WithoutLink person={person} />
        )}
      </Words>
    </AuthScreen>
  )
}

/** Nothing to check: how the person's own address stands. */
function WithoutLink({ person }: Pick<React.ComponentProps<typeof VerifyEmail>, 'person'>) {
  if (!person) return <DeadLink kind="verify" />
  const { email, standing, trouble } = person
  return standing === 'proven' ? (
    <AddressProven />
  ) : (
    <VerifyNotice email={email} standing={standing} trouble={trouble} />
  )
}
