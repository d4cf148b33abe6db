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
import { useAnnouncer } from './use-announcer'
import { useGuestAssessment } from './use-guest-assessment'
import { useTitle } from './use-title'

/** The free assessment, from the first question to the way to its result. */
export function GuestAssessment() {
  const [words, announce] = useAnnouncer()
  const flow = useGuestAssessment(announce)
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
