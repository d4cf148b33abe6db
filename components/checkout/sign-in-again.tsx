import { useWords } from '#words'
import { Link } from '@/components/ui/link'
import { loginPath, routes } from '@/lib/routes'

/** For a session that ended while the page was open. */
export function SignInAgain() {
  const { signIn } = useWords('checkout.payment')
  return (
    <span>
      {' '}
      <Link href={loginPath(routes.payment)}>{signIn}</Link>
    </span>
  )
}
