import { Words } from '@/lib/words/words'
import { LateSignIn } from './late-sign-in'

/** The dialog that asks a person to sign in again, with its words. */
export const SignInDialog = () => (
  <Words of={['auth.common', 'auth.sessionEnded']}>
    <LateSignIn />
  </Words>
)
