import type { Draft } from '@/lib/client/draft'
import { reasonsFor, titleOf } from '@/lib/copy/second-look'
import type { Act } from '../flow/state'
import { timeFor } from '../flow/time-to-go'
import { AssessmentMain } from './assessment-main'
import { Dial } from './question/dial'
import styles from './start-screen.module.css'

interface SecondLookOfferProps {
  draft: Draft
  tell: (act: Act) => void
}

/** Before the submit, at most once: some answers look hurried, or go against the rest. */
export function SecondLookOffer({ draft, tell }: SecondLookOfferProps) {
  const places = draft.secondLook?.places ?? []
  const again = places.map(({ at, why }) => ({ question: at + 1, why }))
  return (
    <AssessmentMain>
      <div className={`wrap grid middle middles narrow-stack ${styles.screen}`}>
        <Dial total={draft.questions.length} index={null} marked={places.map(({ at }) => at)} />
        <div className={`grid left ${styles.text}`}>
          <h1 className="d2">{titleOf(places)}</h1>
          <p className="lede">{reasonsFor(again, draft.questions.length)}</p>
          <p className="mut">
            A calm second look takes <span>{timeFor(places.length)}</span>. The questions come back
            blank, and your earlier answers stand until you’ve answered them again.
          </p>
          <div className={`flex wraps gap-s ${styles.actions}`}>
            <button type="button" className="btn lg" onClick={() => tell({ do: 'secondLook' })}>
              {places.length === 1 ? 'Redo this one' : `Redo these ${places.length}`}
            </button>
            <button type="button" className="btn lg outline" onClick={() => tell({ do: 'keep' })}>
              Keep my answers
            </button>
          </div>
        </div>
      </div>
    </AssessmentMain>
  )
}
