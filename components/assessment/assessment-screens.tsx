'use client'

import { useEffect, useLayoutEffect } from 'react'
import { useSay, useWords } from '#words'
import { BreathingRose } from '@/components/charts/rose/breathing-rose'
import { LogoMark } from '@/components/charts/rose/logo-mark'
import { ScriptNote } from '@/components/layout/needs-script'
import { LateReveal } from '@/components/results/reveal/late-reveal'
import { loadReveal } from '@/components/results/reveal/waiting'
import { Link } from '@/components/ui/link'
import { StatusScreen } from '@/components/ui/status-screen'
import type { StyleCode } from '@/lib/disc/styles'
import { PRODUCT } from '@/lib/product'
import { loginPath, resultPath, routes, typePath } from '@/lib/routes'
import { isInSecondLook, isOffered, isOfUntouched, placeIn, shownOf } from './flow/second-look'
import type { Act, State } from './flow/state'
import { hasProgress, positionOf } from './flow/steps'
import { AssessmentHeader } from './screens/assessment-header'
import { AssessmentMain } from './screens/assessment-main'
import { ErrorScreen } from './screens/error-screen'
import { LoadingScreen } from './screens/loading-screen'
import { QuestionScreen } from './screens/question/question-screen'
import { SecondLookOffer } from './screens/second-look-offer'
import { StaleScreen } from './screens/stale-screen'
import { StartContext } from './screens/start'
import { StartScreen } from './screens/start-screen'
import { usePlace } from './screens/use-place'
import { useSpoken } from './screens/use-spoken'

export interface Frame {
  /** The site's header, while no question is shown. */
  header: React.ReactElement
  footer: React.ReactElement
}

interface AssessmentScreensProps {
  state: State
  tell: (act: Act) => void
  frame?: Frame
  /** The start of a person with results. */
  home?: React.ReactNode
  /** The start of a person who has none yet and has begun nothing. */
  empty?: React.ReactNode
  /** Stands above the first question. */
  before?: React.ReactNode
}

/** What the assessment shows in each of its phases. */
export function AssessmentScreens(props: AssessmentScreensProps) {
  const { state, frame, before } = props
  const { who, phase, draft } = state
  const placeOf = usePlace()
  useTitle(useTitleOf(state))
  useRevealSoon(draft)
  const isAsked = nameOf(state) === 'asking' && draft !== null && !isOffered(draft)
  const shown = isAsked ? shownOf(draft) : null
  const isRunning = ['loading', 'asking', 'failed', 'done'].includes(phase.name)
  const isInAccount = who.kind === 'account' && state.saves.saved === 'account'
  const isFramed = frame !== undefined && phase.name === 'ready'
  const hasHeader = !isFramed && nameOf(state) !== 'submitting'
  return (
    <>
      {isFramed && frame.header}
      {hasHeader && (
        <AssessmentHeader
          progress={
            shown && {
              index: positionOf(shown),
              total: shown.questions.length,
              place: placeOf(placeIn(state.draft ?? shown)),
              ...(isInSecondLook(state.draft ?? shown) && { own: 'exact' }),
            }
          }
          confirmLeave={draft !== null && hasProgress(draft) && isRunning}
          becomes={isInAccount ? 'saved' : state.isKept ? 'kept' : 'lost'}
        />
      )}
      <ScriptNote />
      {before && shown && positionOf(shown) === 0 && <div className="container">{before}</div>}
      {/* Each screen is new, and takes the focus. */}
      <Screen key={nameOf(state)} {...props} />
      {phase.name === 'done' && <LateReveal />}
      {isFramed && frame.footer}
      <Spoken said={state.said} />
    </>
  )
}

function Spoken({ said }: Pick<State, 'said'>) {
  return (
    <p className="sr-only" role="status">
      {useSpoken(said)}
    </p>
  )
}

/** The phase as it looks: the page opens with a question, and the way to the result keeps the screen that it leads from. */
function nameOf({ phase }: State) {
  if (phase.name === 'opening') return 'asking'
  return phase.name === 'done' ? phase.from : phase.name
}

/** Of a person with results, their home. */
const Start = ({ home, empty }: Pick<AssessmentScreensProps, 'home' | 'empty'>) =>
  home ?? <StartScreen empty={empty} />

function Screen({ state, tell, home, empty }: AssessmentScreensProps) {
  const { phase, draft, who } = state
  switch (phase.name) {
    case 'ready': {
      const start = { offer: phase.offer, suggestions: state.suggestions, tell }
      return (
        <AssessmentMain takesFocus={state.turn > 0}>
          <StartContext value={start}>
            <Start home={home} empty={empty} />
          </StartContext>
        </AssessmentMain>
      )
    }
    case 'loading':
      return <LoadingScreen kind={who.kind} confirms={state.suggestions.on} />
    case 'opening':
    case 'asking':
      if (!draft) return <LoadingScreen kind={who.kind} confirms={state.suggestions.on} />
      return isOffered(draft) ? (
        <SecondLookOffer draft={draft} tell={tell} />
      ) : (
        <QuestionScreen state={state} draft={draft} tell={tell} />
      )
    case 'submitting':
      return <SubmittingScreen />
    case 'done':
      return phase.from === 'loading' ? (
        <LoadingScreen kind={who.kind} confirms={state.suggestions.on} />
      ) : (
        <SubmittingScreen />
      )
    case 'named':
      return <Named state={state} code={phase.style.code} />
    case 'failed':
      return (
        <ErrorScreen
          kind={who.kind}
          failure={phase}
          isKept={state.isKept}
          online={state.online}
          tell={tell}
        />
      )
    case 'stale':
      return (
        <StaleScreen
          theirs={(phase.server.state?.answers.length ?? 0) + 1}
          mine={draft ? positionOf(draft) + 1 : 1}
          canKeepMine={phase.server.assessment_id === draft?.account?.id}
          tell={tell}
        />
      )
    case 'elsewhere':
      return <Elsewhere state={state} />
    case 'restarted':
      return <Restarted state={state} tell={tell} />
    case 'signed-out':
      return <SignedOut state={state} />
  }
}

/** This browser keeps no cookies: the style's name is all. */
function Named({ state, code }: { state: State; code: StyleCode }) {
  const { text, about } = useWords('assessment.screens').named
  const action = (
    <Link className="btn btn-large" href={typePath(code)}>
      {about}
    </Link>
  )
  return (
    <Notice state={state} action={action}>
      {text}
    </Notice>
  )
}

function Elsewhere({ state }: { state: State }) {
  const { text, results } = useWords('assessment.screens').elsewhere
  const id = state.draft?.account?.id
  const own = id ? resultPath(id) : routes.history
  const href = state.who.kind === 'guest' ? routes.enhancedGuestResults : own
  const action = (
    <Link className="btn btn-large" href={href}>
      {results}
    </Link>
  )
  return (
    <Notice state={state} action={action}>
      {text}
    </Notice>
  )
}

function Restarted({ state, tell }: { state: State; tell: (act: Act) => void }) {
  const words = useWords('assessment.account').restarted
  const action = (
    <button type="button" className="btn btn-large" onClick={() => tell({ do: 'start' })}>
      {words.action}
    </button>
  )
  return (
    <Notice state={state} action={action}>
      {words.text}
    </Notice>
  )
}

function SignedOut({ state }: { state: State }) {
  const words = useWords('assessment.account').signedOut
  const action = (
    <Link className="btn btn-large" href={loginPath(routes.assessment)}>
      {words.action}
    </Link>
  )
  return (
    <Notice state={state} action={action}>
      {state.isKept ? words.kept : words.unkept}
    </Notice>
  )
}

interface NoticeProps {
  state: State
  action: React.ReactNode
  children: React.ReactNode
}

/** Something happened in another place. */
function Notice({ state, action, children }: NoticeProps) {
  const title = useTitleOf(state) ?? ''
  return (
    <AssessmentMain>
      <StatusScreen picture={<LogoMark size={92} mono />} title={title} action={action}>
        <p>{children}</p>
      </StatusScreen>
    </AssessmentMain>
  )
}

/** The title of the page; null for the page's own. */
function useTitleOf(state: State): string | null {
  const { titles, submitting } = useWords('assessment.screens')
  const say = useSay()
  const placeOf = usePlace()
  const { draft, phase, who } = state
  switch (nameOf(state)) {
    case 'asking':
      if (!draft) return null
      if (!isOffered(draft)) return placeOf(placeIn(draft))
      return isOfUntouched(draft) ? titles.almostThere : titles.secondLook
    case 'submitting':
      return submitting
    case 'named':
      return phase.name === 'named' ? say(titles.named, { style: phase.style.name }) : null
    case 'failed':
      return titles.failed
    case 'elsewhere':
      return who.kind === 'guest' ? titles.otherTab : titles.elsewhere
    case 'restarted':
      return titles.restarted
    case 'signed-out':
      return titles.signedOut
    case 'stale':
      return titles.stale
    default:
      return null
  }
}

/** So many questions before the end, the screen between the last answer and the result is fetched. */
const LAST_QUESTIONS = 4

function useRevealSoon(draft: State['draft']): void {
  const isSoon = draft !== null && draft.questions.length - positionOf(draft) <= LAST_QUESTIONS
  useEffect(() => {
    if (isSoon) void loadReveal()
  }, [isSoon])
}

/** The page's title while this is on screen; null leaves it alone. */
function useTitle(title: string | null): void {
  // A layout effect ends within the commit that brings the next page's title; a passive one would end
  // after it, and the observer would put the old title back.
  useLayoutEffect(() => {
    if (title === null) return
    const wanted = `${title} · ${PRODUCT}`
    const put = () => {
      if (document.title !== wanted) document.title = wanted
    }
    put()
    // The page's own title may reach the head after this component is alive.
    const observer = new MutationObserver(put)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [title])
}

/** The answers are being sent: the screen shows only that. */
function SubmittingScreen() {
  const { submitting } = useWords('assessment.screens')
  return (
    <AssessmentMain>
      <div
        className="grid justify-items-center gap-7 px-5 py-10 text-center font-620 font-display"
        role="status"
      >
        <BreathingRose size={200} />
        <p className="text-h3">{submitting}</p>
      </div>
    </AssessmentMain>
  )
}
