import { Toaster } from '@/components/ui/toaster'
import type { Order } from '@/lib/api/account'
import type { User } from '@/lib/api/auth'
import type { AssessmentResult } from '@/lib/api/results'
import { DataPanel } from './data-panel'
import { OrdersPanel } from './orders-panel'
import { PasswordPanel } from './password-panel'
import { Portrait } from './portrait'
import { ProfileDetails } from './profile-details'
import styles from './profile-screen.module.css'
import { SessionsPanel } from './sessions-panel'
import { StyleLine } from './style-line'

interface ProfileScreenProps {
  user: User
  /** Whether the person has shown that the address is theirs. */
  isProven: boolean
  /** The newest result, whose pattern is the person's picture. */
  result: AssessmentResult | null
  hasPassword: boolean
  hasPass: boolean
  orders: readonly Order[]
}

/** Who the person is here, and all that they can change, take away or end. */
export function ProfileScreen(props: ProfileScreenProps) {
  const { user, isProven, result, hasPassword, hasPass, orders } = props
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="d2">Profile Settings</h1>
      <ProfileDetails
        user={user}
        isProven={isProven}
        hasPassword={hasPassword}
        portrait={<Portrait scores={result?.scores ?? null} />}
      >
        <StyleLine result={result} />
      </ProfileDetails>
      <PasswordPanel email={user.email} hasPassword={hasPassword} />
      <SessionsPanel />
      <OrdersPanel orders={orders} hasPass={hasPass} />
      <DataPanel hasPassword={hasPassword} />
      <Toaster />
    </div>
  )
}
