import { Link } from '@/components/ui/link'
import type { Failure } from '@/components/ui/use-task'
import { loginPath, routes } from '@/lib/routes'

/** A link to sign in, where the session has ended meanwhile. */
export function SignInAgain({ failure }: { failure: Failure | null }) {
  if (failure?.code !== 'not_signed_in') return null
  return (
    <span>
      {' '}
      <Link className="link" href={loginPath(routes.profile)}>
        Sign in
      </Link>
    </span>
  )
}
