import { PersonCircle } from '@/components/account/auth/person-circle'
import type { KeptUser } from '@/lib/client/session'
import { fullName } from '@/lib/display-name'

/** The signed-in person: circle, name and address. */
export function Identity({ user }: { user: KeptUser }) {
  return (
    <div className="px-3 gap-3 border-line grid items-center border-b grid-cols-[44px_minmax(0,1fr)] pt-2.5 pb-3.5 mb-2 leading-[1.35] [&_b]:block [&_b]:wrap-anywhere [&_span]:block [&_span]:wrap-anywhere">
      <PersonCircle
        firstName={user.first_name}
        lastName={user.last_name}
        circle={user.circle}
        size={44}
      />
      <p>
        <b className="font-600">{fullName(user)}</b>
        <span className="text-sm text-ink-2">{user.email}</span>
      </p>
    </div>
  )
}
