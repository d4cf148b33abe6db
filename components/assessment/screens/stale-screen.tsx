import { useSay, useWords } from '#words'
import { LogoMark } from '@/components/charts/rose/logo-mark'
import { StatusScreen } from '@/components/ui/status-screen'
import type { Act } from '../flow/state'
import { AssessmentMain } from './assessment-main'

interface StaleScreenProps {
  /** Question numbers: where the other device is, and where this one is. */
  theirs: number
  mine: number
  /** Both are the same assessment, so this device's answers can replace the others. */
  canKeepMine: boolean
  tell: (act: Act) => void
}

/** Another device went on with this assessment: nothing is overwritten before the person says so. */
export function StaleScreen({ theirs, mine, canKeepMine, tell }: StaleScreenProps) {
  const { titles } = useWords('assessment.screens')
  const words = useWords('assessment.account').stale
  const say = useSay()
  return (
    <AssessmentMain>
      <StatusScreen
        role="alert"
        picture={<LogoMark size={92} mono />}
        title={titles.stale}
        action={
          <div className="grid justify-items-center gap-5">
            <button
              type="button"
              className="btn btn-large"
              onClick={() => tell({ do: 'takeNewer' })}
            >
              {say(words.takeNewer, { theirs })}
            </button>
            {canKeepMine && (
              <button
                type="button"
                className="link min-h-11"
                onClick={() => tell({ do: 'keepMine' })}
              >
                {words.keepMine}
              </button>
            )}
          </div>
        }
      >
        <p>{say(words.text, { theirs, mine })}</p>
      </StatusScreen>
    </AssessmentMain>
  )
}
