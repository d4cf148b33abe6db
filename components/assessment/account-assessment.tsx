'use client'

import Link from 'next/link'
import { LogoMark } from '@/components/charts/logo-mark'
import { StatusScreen } from '@/components/ui/status-screen'
import type { AccountDraft } from '@/lib/api/drafts'
import { NO_CHOICES } from '@/lib/disc/choices'
import { loginPath, resultPath, routes } from '@/lib/routes'
import type { AccountPhase } from './account-phase'
import { AssessmentMain } from './assessment-main'
import { AssessmentScreens } from './assessment-screens'
import { ConfirmButton } from './confirm-button'
import { FinishedElsewhere } from './finished-elsewhere'
import { positionOf } from './flow'
import { SavedHint } from './saved-hint'
import { StaleScreen } from './stale-screen'
import { StartScreen } from './start-screen'
import { useAccountAssessment } from './use-account-assessment'
import { useAnnouncer } from './use-announcer'
import type { Phase } from './use-flow'

interface AccountAssessmentProps {
  userId: string
  /** The account's unfinished assessment. */
  draft: AccountDraft | null
}

/** The assessment of a signed-in person, from the start screen to the way to the result. */
export function AccountAssessment({ userId, draft: served }: AccountAssessmentProps) {
  const [words, announce] = useAnnouncer()
  const flow = useAccountAssessment(userId, served, announce)
  const { phase, draft, saved, kept } = flow
  const resultId = draft?.account?.id
  return (
    <AssessmentScreens
      kind="account"
      flow={flow}
      phase={isShared(phase) ? phase : null}
      title={titleOf(phase)}
      leaving={
        saved === 'account'
          ? 'Your answers are saved in your account. Go on whenever you like, on any device.'
          : undefined
      }
      saved={<SavedHint saved={saved} kept={kept} />}
      left={<ConfirmButton choices={NO_CHOICES} />}
      words={words}
      announce={announce}
    >
      {phase.name === 'ready' && (
        <StartScreen
          offer={phase.offer}
          onStart={flow.start}
          onResume={flow.resume}
          onStartOver={flow.startOver}
        />
      )}
      {phase.name === 'stale' && (
        <StaleScreen
          theirs={(phase.server.state?.answers.length ?? 0) + 1}
          mine={draft ? positionOf(draft) + 1 : 1}
          onTheirs={flow.takeNewer}
          onMine={flow.keepMine}
          canKeepMine={phase.server.assessment_id === resultId}
        />
      )}
      {phase.name === 'elsewhere' && (
        <FinishedElsewhere
          title={FINISHED}
          href={resultId ? resultPath(resultId) : routes.history}
        />
      )}
      {phase.name === 'restarted' && (
        <AssessmentMain>
          <StatusScreen
            picture={<LogoMark size={92} mono />}
            title={RESTARTED}
            action={
              <button type="button" className="btn lg" onClick={flow.start}>
                Continue
              </button>
            }
          >
            <p>The answers that were here were given up there.</p>
          </StatusScreen>
        </AssessmentMain>
      )}
      {phase.name === 'signed-out' && (
        <AssessmentMain>
          <StatusScreen
            picture={<LogoMark size={92} mono />}
            title={SIGNED_OUT}
            action={
              <Link className="btn lg" href={loginPath(routes.assessment)}>
                Log in
              </Link>
            }
          >
            <p>
              {kept.current
                ? 'Your answers stay on this device. Log in, and they are here again.'
                : 'Log in to go on with the answers that were saved.'}
            </p>
          </StatusScreen>
        </AssessmentMain>
      )}
    </AssessmentScreens>
  )
}

const FINISHED = 'Finished in another place'
const RESTARTED = 'Started over in another place'
const SIGNED_OUT = 'You are signed out'

type Shared = Exclude<Phase, { name: 'elsewhere' }>

function isShared(phase: Phase | AccountPhase): phase is Shared {
  return ['loading', 'asking', 'submitting', 'failed'].includes(phase.name)
}

function titleOf(phase: Phase | AccountPhase): string | null {
  if (phase.name === 'elsewhere') return FINISHED
  if (phase.name === 'restarted') return RESTARTED
  if (phase.name === 'signed-out') return SIGNED_OUT
  return phase.name === 'stale' ? 'Newer answers in another place' : null
}
