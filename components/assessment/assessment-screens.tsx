import type { Draft } from '@/lib/client/draft'
import { messages } from '@/lib/messages'
import { AssessmentHeader } from './assessment-header'
import { ErrorScreen } from './error-screen'
import { hasProgress, positionOf } from './flow'
import { LoadingScreen } from './loading-screen'
import { type QuestionFlow, QuestionScreen } from './question-screen'
import { isOffered, isRedoing, placeInWords, shownOf } from './redo'
import { RedoOffer } from './redo-offer'
import { SubmittingScreen } from './submitting-screen'
import type { Phase } from './use-flow'
import { useTitle } from './use-title'

interface AssessmentScreensProps {
  kind: 'guest' | 'account'
  flow: QuestionFlow & {
    draft: Draft | null
    kept: React.RefObject<boolean>
    retry: () => void
    redo: () => void
    keep: () => void
  }
  /** Null while `children` are shown. */
  phase: Exclude<Phase, { name: 'elsewhere' }> | null
  /** The title of the page while `children` are shown; null for the page's own. */
  title: string | null
  /** What becomes of the answers of someone who leaves. */
  leaving?: string
  saved?: React.ReactNode
  /** The button that will stand beside Next, while loading. */
  left: React.ReactNode
  /** For the ear. */
  words: string
  announce: (words: string) => void
  /** The screen of a phase that only this kind of flow has. */
  children: React.ReactNode
}

/** What both flows show: loading, questions, submitting, errors. */
export function AssessmentScreens({
  kind,
  flow,
  phase,
  title,
  leaving,
  saved,
  left,
  words,
  announce,
  children,
}: AssessmentScreensProps) {
  const { draft } = flow
  const isOpen = phase?.name === 'asking' && draft !== null
  const offered = isOpen && isOffered(draft)
  const asking = isOpen && !offered
  const shown = draft && shownOf(draft)
  const place = draft ? placeInWords(draft) : ''
  useTitle(
    phase
      ? {
          loading: null,
          asking: offered ? 'A second look' : place,
          submitting: messages.assessment.submitting,
          failed: messages.assessment.errorTitle,
        }[phase.name]
      : title,
  )

  return (
    <>
      {phase?.name !== 'submitting' && (
        <AssessmentHeader
          progress={
            asking && shown
              ? { index: positionOf(shown), total: shown.questions.length, place }
              : null
          }
          confirmLeave={draft !== null && hasProgress(draft) && phase !== null}
          kept={flow.kept}
          leaving={leaving}
        />
      )}
      {(phase?.name === 'loading' || (phase?.name === 'asking' && !draft)) && (
        <LoadingScreen left={left} />
      )}
      {offered && <RedoOffer draft={draft} onRedo={flow.redo} onKeep={flow.keep} />}
      {asking && shown && (
        <QuestionScreen
          draft={shown}
          flow={flow}
          kind={kind}
          place={place}
          again={isRedoing(draft)}
          saved={saved}
          announce={announce}
        />
      )}
      {phase?.name === 'submitting' && <SubmittingScreen />}
      {phase?.name === 'failed' && (
        <ErrorScreen
          what={phase.what}
          error={phase.error}
          kept={flow.kept}
          online={flow.online}
          onRetry={flow.retry}
          onStartOver={flow.startOver}
        />
      )}
      {children}
      <p className="vh" role="status">
        {words}
      </p>
    </>
  )
}
