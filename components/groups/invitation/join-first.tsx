import { CookiesNotice } from '@/components/layout/cookies/cookies-notice'
import { Link } from '@/components/ui/link'
import { joinPath, loginPath, routes, withRedirect } from '@/lib/routes'

interface JoinFirstProps {
  code: string
  /** The browser holds a result that an account would take. */
  holdsResult: boolean
}

/** For a person who is signed out: through the assessment or an account first, and back here. */
export function JoinFirst({ code, holdsResult }: JoinFirstProps) {
  const back = joinPath(code)
  const register = withRedirect(routes.register, back)
  return (
    <div className="stack gap-m">
      <CookiesNotice />
      <div className="acts">
        {holdsResult ? (
          <Link className="btn lg" href={register}>
            Create an account and join
          </Link>
        ) : (
          <>
            <Link className="btn lg" href={withRedirect(routes.guestAssessment, back)}>
              Take the assessment and join
            </Link>
            <Link className="btn lg outline" href={register}>
              Create an account first
            </Link>
          </>
        )}
        <Link className="link" href={loginPath(back)}>
          I have an account
        </Link>
      </div>
      <p className="sm mut">
        {holdsResult
          ? 'Your account keeps the result you have here.'
          : '28 questions, 10-15 minutes. You can look at your result before you join.'}
      </p>
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
