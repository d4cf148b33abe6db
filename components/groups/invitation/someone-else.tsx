'use client'

import { useSignOut } from '@/components/account/auth/use-sign-out'
import { BusyButton } from '@/components/ui/busy-button'
import { keepTyped } from '@/lib/client/typed'
import { authMessages } from '@/lib/messages/auth'

interface SomeoneElseProps {
  /** The page to come back to. */
  back: string
  /** The address to sign in with, where there is only one. */
  wanted?: string
  /** Why the address that is signed in does not fit. */
  children: React.ReactNode
}

/** For a person who is signed in with another address than the page is for. */
export function SomeoneElse({ back, wanted, children }: SomeoneElseProps) {
  const { busy, failed, leave } = useSignOut(back)
  return (
    <div className="wrap-anywhere grid grid-cols-1 gap-4">
      <p>{children}</p>
      <p role="alert" className={failed ? undefined : 'sr-only'}>
        {failed && authMessages.signOutFailed}
      </p>
      <div className="flex flex-wrap gap-2.5 narrow:[&>*]:w-full">
        <BusyButton
          className="btn btn-large"
          busy={busy}
          busyLabel="Signing out…"
          onClick={() => {
            if (wanted) keepTyped('email', wanted)
            void leave()
          }}
        >
          Sign out
        </BusyButton>
      </div>
    </div>
  )
}
