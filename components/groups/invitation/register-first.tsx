'use client'

import { useState } from 'react'
import { CookiesNotice } from '@/components/layout/cookies/cookies-notice'
import { Link } from '@/components/ui/link'
import type { Invitation } from '@/lib/api/invitations'
import { keepTyped } from '@/lib/client/typed'
import { invitationPath, loginPath, routes, withRedirect } from '@/lib/routes'
import { DeclineButton } from './decline-button'
import { Declined } from './declined'

interface RegisterFirstProps {
  token: string
  invitation: Invitation
}

/** For who is signed out: the way to an account, with the invited address filled in, and back here. */
export function RegisterFirst({ token, invitation }: RegisterFirstProps) {
  const [isDeclined, setDeclined] = useState(false)
  if (isDeclined) return <Declined />
  const back = invitationPath(token)
  const fillIn = () => keepTyped('email', invitation.email)
  return (
    <div className="wrap-anywhere grid grid-cols-1 gap-4">
      <p>
        To join, you need an account with <b>{invitation.email}</b>. Then you’ll come back here to
        accept.
      </p>
      <CookiesNotice />
      <div className="flex flex-wrap gap-2.5 narrow:[&>*]:w-full">
        <Link className="btn btn-large" href={withRedirect(routes.register, back)} onClick={fillIn}>
          Create an account
        </Link>
        <Link className="btn btn-large btn-outline" href={loginPath(back)} onClick={fillIn}>
          Sign in
        </Link>
      </div>
      <div>
        <DeclineButton
          className="link text-sm"
          invitation={invitation}
          token={token}
          onDeclined={() => setDeclined(true)}
        />
      </div>
    </div>
  )
}
