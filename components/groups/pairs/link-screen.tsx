import { CookiesNotice } from '@/components/layout/cookies/cookies-notice'
import { Link } from '@/components/ui/link'
import { limitsMessages } from '@/lib/messages/limits'
import type { PairChoice } from '@/lib/pair-choice'
import { comparePath, loginPath, routes, withRedirect } from '@/lib/routes'
import { Words } from '@/lib/words/words'
import { DeadEnd } from '../dead-end'
import { AgreeForm } from './agree-form'
import { PairPanes } from './pair-panes'

/** How a link to compare stands for the person who opens it. */
type PairLinkState =
  | { status: 'gone' | 'used' | 'own' }
  | { status: 'limited'; sentence: string }
  | { status: 'open'; by: string; choices: readonly PairChoice[] }

interface LinkScreenProps {
  state: PairLinkState
  token: string
  isSignedIn: boolean
}

/** The page of a link to compare. */
export function LinkScreen({ state, token, isSignedIn }: LinkScreenProps) {
  if (state.status !== 'open') return <Closed state={state} isSignedIn={isSignedIn} />
  const [first, ...more] = state.choices
  return (
    <div className="container grid max-w-160 grid-cols-1 gap-[clamp(22px,2.7vw,28px)] px-0 pt-[clamp(36px,6.2vw,64px)] pb-[clamp(64px,9.3vw,96px)]">
      <header className="wrap-anywhere grid grid-cols-1 gap-3">
        <h1 className="text-d2">
          <bdi>{state.by}</bdi> would like to compare with you
        </h1>
        <p className="text-ink-2 text-lede">If you agree, you both read how you work together.</p>
      </header>
      <PairPanes />
      {first ? (
        <Words of={['auth.held', 'results.dated']}>
          <AgreeForm key={first.id} token={token} choices={[first, ...more]} />
        </Words>
      ) : (
        <ResultFirst token={token} isSignedIn={isSignedIn} />
      )}
    </div>
  )
}

/** For someone without a result: the way to one, and back here. */
function ResultFirst({ token, isSignedIn }: Pick<LinkScreenProps, 'token' | 'isSignedIn'>) {
  const back = comparePath(token)
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>
        For that you need a result. The assessment takes 10-15 minutes, and then you come back here.
      </p>
      <CookiesNotice />
      <div className="flex flex-wrap gap-2.5 narrow:[&>*]:w-full">
        <Link
          className="btn btn-large"
          href={withRedirect(isSignedIn ? routes.assessment : routes.guestAssessment, back)}
        >
          Take the assessment
        </Link>
        {!isSignedIn && (
          <Link className="btn btn-large btn-outline" href={loginPath(back)}>
            I have a result: sign in
          </Link>
        )}
      </div>
    </div>
  )
}

const CLOSED = {
  gone: {
    title: 'This link doesn’t work anymore',
    text: 'It may have expired or been withdrawn. Ask for a new one.',
  },
  used: {
    title: 'This link has been used',
    text: 'Each link works for one person. Ask for one of your own.',
  },
  own: {
    title: 'This is your own link',
    text: 'Send it to one colleague. Once they agree, you both read how you work together.',
  },
  limited: { title: 'Too many links were tried', text: limitsMessages.pair_link },
} as const

interface ClosedProps {
  state: Exclude<PairLinkState, { status: 'open' }>
  isSignedIn: boolean
}

function Closed({ state, isSignedIn }: ClosedProps) {
  const { title, text } = CLOSED[state.status]
  return (
    <DeadEnd
      title={title}
      isWhole={state.status === 'own'}
      {...(!isSignedIn && { href: routes.home, label: 'Go to the home page' })}
    >
      {state.status === 'limited' ? state.sentence : text}
    </DeadEnd>
  )
}
