'use client'

import { useSignOut } from '@/components/account/auth/use-sign-out'
import { BusyButton } from '@/components/ui/busy-button'
import { keepTyped } from '@/lib/client/typed'
import { messages } from '@/lib/messages'
import { invitationPath } from '@/lib/routes'

interface SomeoneElseProps {
  token: string
  /** The invited address. */
  invited: string
  /** The address that is signed in. */
  email: string
}

/** For who is signed in with another address than the invited one. */
export function SomeoneElse({ token, invited, email }: SomeoneElseProps) {
  const { busy, failed, leave } = useSignOut(invitationPath(token))
  return (
    <div className="stack gap-m anywhere">
      <p>
        This invitation is for <b>{invited}</b>, and you are signed in as <b>{email}</b>. Sign out
        and come back with the invited email address, or ask for an invitation to yours.
      </p>
      <p role="alert" className={failed ? undefined : 'vh'}>
        {failed && messages.auth.signOutFailed}
      </p>
      <div className="acts">
        <BusyButton
          className="btn lg"
          busy={busy}
          busyLabel="Signing out…"
          onClick={() => {
            keepTyped('email', invited)
            void leave()
          }}
        >
          Sign out
        </BusyButton>
      </div>
    </div>
  )
}
