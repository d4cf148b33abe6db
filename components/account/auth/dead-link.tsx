'use client'

import { useEffect, useRef } from 'react'
import { useWords } from '#words'
import { BrokenCircle } from '@/components/charts/circle/broken-circle'
import { Link } from '@/components/ui/link'
import { loginPath, routes } from '@/lib/routes'

interface DeadLinkProps {
  kind: 'reset' | 'signIn' | 'verify' | 'undo'
  /** The page to come back to after logging in. */
  backTo?: string
  /** Then what sends a new link stands below. */
  isSignedIn?: boolean
  /** It takes the place of what had the focus. */
  takesFocus?: boolean
}

/** A mailed link that no longer works, and the way to a new one. */
export function DeadLink({
  kind,
  backTo = routes.profile,
  isSignedIn = false,
  takesFocus = false,
}: DeadLinkProps) {
  const { signIn } = useWords('auth.common')
  const words = useWords('auth.deadLink')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <section className="grid justify-items-start gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5 [&+*]:mt-4 [&_h2:focus-visible]:outline-offset-6">
      <BrokenCircle size={72} />
      <h2 ref={heading} tabIndex={-1} className="text-h3">
        {words.title}
      </h2>
      {(kind === 'reset' || kind === 'signIn') && (
        <Link className="btn" href={kind === 'reset' ? routes.forgotPassword : routes.signInLink}>
          {words.newLink}
        </Link>
      )}
      {kind === 'undo' && (
        <>
          <p className="text-ink-2">{words.undo}</p>
          <Link className="btn" href={routes.forgotPassword}>
            {words.setPassword}
          </Link>
        </>
      )}
      {kind === 'verify' && !isSignedIn && (
        <>
          <p className="text-ink-2">{words.verify}</p>
          <Link className="btn" href={loginPath(backTo)}>
            {signIn}
          </Link>
        </>
      )}
    </section>
  )
}
