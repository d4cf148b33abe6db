import { useSay, useWords } from '#words'
import type { Draft } from '@/lib/client/draft'
import { reasonsFor, titleOf } from '@/lib/copy/second-look'
import { isOfUntouched, offerIn } from '../flow/second-look'
import type { Act } from '../flow/state'
import { minutesFor } from '../flow/time-to-go'
import { AssessmentMain } from './assessment-main'
import { Dial } from './question/dial'
import styles from './start-screen.module.css'

interface SecondLookOfferProps {
  draft: Draft
  tell: (act: Act) => void
}

/** Before the submit: too few answers are the person's own; or, at most once, some look hurried, or go against the rest. */
export function SecondLookOffer({ draft, tell }: SecondLookOfferProps) {
  const words = useWords('assessment.secondLook')
  const say = useSay()
  const offer = offerIn(draft)
  const isFew = isOfUntouched(draft)
  const { again, total } = offer
  const count = again.length
  const answerThem =
    count === total ? say(words.answerAll, { total }) : say(words.answerOthers, { count })
  return (
    <AssessmentMain>
      <div
        className={`container grid narrow:grid-cols-1! items-center justify-center narrow:justify-items-start narrow:[&>div]:justify-self-stretch narrow:[&>svg]:w-37 ${styles.screen}`}
      >
        <Dial total={total} index={null} marked={again.map(({ question }) => question - 1)} />
        <div className="grid justify-items-start gap-5.5 narrow:[&>button]:w-full [&>button]:min-w-45">
          <h1 className="text-d2">{titleOf(offer, words, say)}</h1>
          <p className="text-ink-2 text-lede">{reasonsFor(offer, words, say)}</p>
          {!isFew && (
            <p className="text-ink-2">{say(words.calm, { minutes: minutesFor(count) })}</p>
          )}
          <div className="flex narrow:w-full flex-wrap gap-3">
            <button
              type="button"
              className="btn btn-large min-w-45 narrow:[flex:1_1_100%]"
              onClick={() => tell({ do: 'secondLook' })}
            >
              {isFew ? answerThem : say(words.redo, { count })}
            </button>
            {!isFew && (
              <button
                type="button"
                className="btn btn-large btn-outline min-w-45 narrow:[flex:1_1_100%]"
                onClick={() => tell({ do: 'keep' })}
              >
                {words.keep}
              </button>
            )}
          </div>
        </div>
      </div>
    </AssessmentMain>
  )
}
