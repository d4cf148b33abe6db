import type { Draft } from '@/lib/client/draft'
import { answerOf, reasonsFor, titleOf } from '@/lib/copy/second-look'
import { isOfUntouched } from '../flow/second-look'
import type { Act } from '../flow/state'
import { timeFor } from '../flow/time-to-go'
import { AssessmentMain } from './assessment-main'
import { Dial } from './question/dial'
import styles from './start-screen.module.css'

interface SecondLookOfferProps {
  draft: Draft
  tell: (act: Act) => void
}

/** Before the submit: too few answers are the person's own; or, at most once, some look hurried, or go against the rest. */
export function SecondLookOffer({ draft, tell }: SecondLookOfferProps) {
  const places = draft.secondLook?.places ?? []
  const again = places.map(({ at, why }) => ({ question: at + 1, why }))
  const isFew = isOfUntouched(draft)
  const total = draft.questions.length
  const count = places.length
  const redo = count === 1 ? 'Redo this one' : `Redo these ${count}`
  return (
    <AssessmentMain>
      <div
        className={`container grid narrow:grid-cols-1! items-center justify-center narrow:justify-items-start narrow:[&>div]:justify-self-stretch narrow:[&>svg]:w-37 ${styles.screen}`}
      >
        <Dial total={total} index={null} marked={places.map(({ at }) => at)} />
        <div className="grid justify-items-start gap-5.5 narrow:[&>button]:w-full [&>button]:min-w-45">
          <h1 className="text-d2">{titleOf(places, total)}</h1>
          <p className="text-ink-2 text-lede">{reasonsFor(again, total)}</p>
          {!isFew && (
            <p className="text-ink-2">
              A calm second look takes <span>{timeFor(count)}</span>. The questions come back blank,
              and your earlier answers stand until you’ve answered them again.
            </p>
          )}
          <div className="flex narrow:w-full flex-wrap gap-3">
            <button
              type="button"
              className="btn btn-large min-w-45 narrow:[flex:1_1_100%]"
              onClick={() => tell({ do: 'secondLook' })}
            >
              {isFew ? answerOf(count, total) : redo}
            </button>
            {!isFew && (
              <button
                type="button"
                className="btn btn-large btn-outline min-w-45 narrow:[flex:1_1_100%]"
                onClick={() => tell({ do: 'keep' })}
              >
                Keep my answers
              </button>
            )}
          </div>
        </div>
      </div>
    </AssessmentMain>
  )
}
