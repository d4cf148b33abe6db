import type { Draft } from '@/lib/client/draft'
import { numbersOf, reasonsFor, titleOf } from '@/lib/copy/second-look'
import { AssessmentMain } from './assessment-main'
import { Dial } from './dial'
import styles from './start-screen.module.css'

interface RedoOfferProps {
  draft: Draft
  onRedo: () => void
  onKeep: () => void
}

/** Before the submit, at most once: some answers look hurried, or go against the rest. */
export function RedoOffer({ draft, onRedo, onKeep }: RedoOfferProps) {
  const places = draft.redo?.places ?? []
  const numbers = places.map(({ at }) => draft.questions[at]?.group ?? at + 1)
  return (
    <AssessmentMain>
      <div className={`wrap ${styles.screen}`}>
        <Dial total={draft.questions.length} index={null} marked={places.map(({ at }) => at)} />
        <div className={styles.text}>
          <h1 className="d2">{titleOf(places)}</h1>
          <p className="lede">
            {reasonsFor(places).join(' ')} A calm second look takes a few minutes at most, and your
            result rests on answers you stand by.
          </p>
          <p className="mut">
            {numbersOf(numbers)}. You start from fresh; until you are through, your answers stay as
            they are.
          </p>
          <div className={styles.actions}>
            <button type="button" className="btn lg" onClick={onRedo}>
              {places.length === 1 ? 'Redo this one' : `Redo these ${places.length}`}
            </button>
            <button type="button" className="btn lg outline" onClick={onKeep}>
              Keep my answers
            </button>
          </div>
        </div>
      </div>
    </AssessmentMain>
  )
}
