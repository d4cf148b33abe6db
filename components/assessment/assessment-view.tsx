'use client'

import Link from 'next/link'
import { LogoMark } from '@/components/charts/logo-mark'
import { StatusScreen } from '@/components/ui/status-screen'
import { messages } from '@/lib/messages'
import { routes } from '@/lib/routes'
import { AssessmentHeader } from './assessment-header'
import { AssessmentMain } from './assessment-main'
import { ErrorScreen } from './error-screen'
import { hasProgress, positionOf } from './flow'
import { LoadingScreen } from './loading-screen'
import { QuestionScreen } from './question-screen'
import { SubmittingScreen } from './submitting-screen'
import type { GuestFlow } from './use-guest-assessment'
import { useTitle } from './use-title'

interface AssessmentViewProps {
  flow: GuestFlow
  /** The newest words for the ear. */
  words: string
  announce: (words: string) => void
}

/** What the guest flow shows in each of its phases. */
export function AssessmentView({ flow, words, announce }: AssessmentViewProps) {
  const { phase, draft } = flow
  const asking = phase.name === 'asking' && draft !== null
  const index = draft ? positionOf(draft) : 0
  const total = draft?.questions.length ?? 0

  const title = {
    loading: null,
    asking: `Question ${index + 1} of ${total}`,
    submitting: messages.assessment.submitting,
    failed: messages.assessment.errorTitle,
    elsewhere: 'Finished in another tab',
  }[phase.name]
  useTitle(title)

  return (
    <>
      {phase.name !== 'submitting' && (
        <AssessmentHeader
          progress={asking ? { index, total } : null}
          confirmLeave={draft !== null && hasProgress(draft) && phase.name !== 'elsewhere'}
          kept={flow.kept}
        />
      )}
      {(phase.name === 'loading' || (phase.name === 'asking' && !draft)) && <LoadingScreen />}
      {asking && <QuestionScreen draft={draft} flow={flow} announce={announce} />}
      {phase.name === 'submitting' && <SubmittingScreen />}
      {phase.name === 'failed' && (
        <ErrorScreen
          what={phase.what}
          error={phase.error}
          kept={flow.kept}
          online={flow.online}
          onRetry={flow.retry}
          onStartOver={flow.startOver}
        />
      )}
      {phase.name === 'elsewhere' && (
        <AssessmentMain>
          <StatusScreen
            picture={<LogoMark size={92} mono />}
            title="Finished in another tab"
            action={
              <Link className="btn lg" href={routes.enhancedGuestResults}>
                See my results
              </Link>
            }
          >
            <p>Your answers were sent from there, so there is nothing left to do here.</p>
          </StatusScreen>
        </AssessmentMain>
      )}
      <p className="vh" role="status">
        {words}
      </p>
    </>
  )
}
