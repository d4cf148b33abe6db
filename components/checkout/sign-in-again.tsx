import { Link } from '@/components/ui/link'
import { loginPath, routes } from '@/lib/routes'

/** For a session that ended while the page was open. */
export function SignInAgain() {
  return (
    <span>
      {' '}
      <Link href={loginPath(routes.payment)}>Sign in</Link>
    </span>
  )
}
