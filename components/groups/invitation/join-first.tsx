import { HeldResults } from '@/components/account/auth/held-results'
import { CookiesNotice } from '@/components/layout/cookies/cookies-notice'
import { Link } from '@/components/ui/link'
import type { HeldResult } from '@/lib/guest-result'
import { joinPath, loginPath, routes, withRedirect } from '@/lib/routes'

interface JoinFirstProps {
  code: string
  /** What this browser holds and an account would take. */
  held: readonly HeldResult[]
}

/** For a person who is signed out: through the assessment or an account first, and back here. */
export function JoinFirst({ code, held }: JoinFirstProps) {
  const holdsResult = held.length > 0
  const back = joinPath(code)
  const register = withRedirect(routes.register, back)
  return (
    <div className="grid grid-cols-1 gap-4">
      <CookiesNotice />
      <HeldResults results={held} />
      <div className="flex flex-wrap gap-2.5 narrow:[&>*]:w-full">
        {holdsResult ? (
          <Link className="btn btn-large" href={register}>
            Create an account and join
          </Link>
        ) : (
          <>
            <Link className="btn btn-large" href={withRedirect(routes.guestAssessment, back)}>
              Take the assessment and join
            </Link>
            <Link className="btn btn-large btn-outline" href={register}>
              Create an account first
            </Link>
          </>
        )}
        <Link className="link" href={loginPath(back)}>
          I have an account
        </Link>
      </div>
      {!holdsResult && (
        <p className="text-ink-2 text-sm">
          28 questions, 10-15 minutes. You can look at your result before you join.
        </p>
      )}
      {holdsResult && (
        <p>
          <Link className="link" href={routes.enhancedGuestResults}>
            See your result first
          </Link>
        </p>
      )}
    </div>
  )
}
