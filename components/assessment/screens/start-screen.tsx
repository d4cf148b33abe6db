import { useSay, useWords } from '#words'
import { When } from '@/components/ui/when'
import type { Act, Offer } from '../flow/state'
import { GoOnActions } from './go-on'
import { Dial } from './question/dial'
import { SuggestionSwitch } from './question/suggestion-switch'
import { useStart } from './start'
import styles from './start-screen.module.css'

export const USUAL_TOTAL = 28

/** For a person without a result: where they begin, which is `empty`, or where they left off. */
export function StartScreen({ empty }: { empty?: React.ReactNode }) {
  const { offer, suggestions, tell } = useStart()
  if (offer === null) return empty
  const place = offer === 'outdated' ? null : offer
  return (
    <div
      className={`container grid narrow:grid-cols-1! items-center justify-center narrow:justify-items-start narrow:[&>div]:justify-self-stretch narrow:[&>svg]:w-37 ${styles.screen}`}
    >
      <Dial total={place?.total ?? USUAL_TOTAL} index={place ? place.question - 1 : null} />
      <div>
        {place && <GoOn offer={place} tell={tell} />}
        {offer === 'outdated' && <Outdated tell={tell} />}
        <div className="mt-7.5 border-line border-t pt-3">
          <SuggestionSwitch suggestions={suggestions} tell={tell} />
        </div>
      </div>
    </div>
  )
}

/** Says that the unfinished assessment cannot be continued, because its questions have changed. */
function Outdated({ tell }: { tell: (act: Act) => void }) {
  const { title, text, action } = useWords('assessment.account').outdated
  return (
    <div className="grid justify-items-start gap-5.5 narrow:[&>button]:w-full [&>button]:min-w-45">
      <h1 className="text-d2">{title}</h1>
      <p className="text-ink-2 text-lede">{text}</p>
      <button type="button" className="btn btn-large" onClick={() => tell({ do: 'start' })}>
        {action}
      </button>
    </div>
  )
}

function GoOn({ offer, tell }: { offer: Offer; tell: (act: Act) => void }) {
  const { title, text } = useWords('assessment.account').goOn
  const say = useSay()
  const { question: number, total, at } = offer
  const when = () => <When at={at} form="on" />
  return (
    <div className="grid justify-items-start gap-5.5 narrow:[&>button]:w-full [&>button]:min-w-45">
      <h1 className="text-d2">{title}</h1>
      <p className="text-ink-2 text-lede">{say(text, { number, total, at, when })}</p>
      <GoOnActions tell={tell} />
    </div>
  )
}
