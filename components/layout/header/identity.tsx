import { PersonCircle } from '@/components/account/auth/person-circle'
import type { KeptUser } from '@/lib/client/session'
import { fullName } from '@/lib/display-name'
import styles from './identity.module.css'

/** The signed-in person: circle, name and address. */
export function Identity({ user }: { user: KeptUser }) {
  return (
    <div className={`grid middle gap-s lined-bottom ${styles.identity}`}>
      <PersonCircle
        firstName={user.first_name}
        lastName={user.last_name}
        circle={user.circle}
        size={44}
      />
      <p>
        <b className="semibold">{fullName(user)}</b>
        <span className="mut sm">{user.email}</span>
      </p>
    </div>
  )
}
