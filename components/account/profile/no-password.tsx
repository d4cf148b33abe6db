import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'

/** For an account that was opened through another provider: how it gets a password. */
export function NoPassword() {
  return (
    <p className="text-ink-2 text-sm">
      This account has no password yet.{' '}
      <Link className="link" href={routes.forgotPassword}>
        Set one by email
      </Link>{' '}
      first.
    </p>
  )
}
