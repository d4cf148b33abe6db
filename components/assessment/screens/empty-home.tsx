import { useEffect, useState } from 'react'
import { useWords } from '#words'
import { DashedCircle } from '@/components/charts/circle/dashed-circle'
import { QuestionCard } from '@/components/marketing/first-questions/question-card'
import { empty } from '@/lib/copy/home'
import type { FirstQuestion } from '@/lib/disc/circle/first-moves'
import { SuggestionSwitch } from './question/suggestion-switch'
import { useStart } from './start'
import { USUAL_TOTAL } from './start-screen'

/** Home before the first result: two questions that count, or all of them in a row. */
export function EmptyHome({ first }: { first: readonly FirstQuestion[] }) {
  const { goOn } = useWords('assessment.first')
  const { suggestions, tell } = useStart()
  /** Their order is the person's own, and known once the page has started. */
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <div className="container grid grid-cols-[minmax(0,1fr)_minmax(0,560px)] medium:grid-cols-1 items-center gap-18 medium:gap-9 narrow:gap-6 narrow:py-6.5 py-11">
      <div>
        <DashedCircle className="mb-6.5 narrow:mb-4 narrow:w-33" />
        <h1 className="mb-4 narrow:mb-2 text-d2">{empty.title}</h1>
        <p className="text-ink-2 text-lede">{empty.lede}</p>
      </div>
      <QuestionCard
        questions={first}
        total={USUAL_TOTAL}
        isReady={isReady}
        goOn={
          <button
            type="button"
            className="btn w-full"
            onClick={() => tell({ do: 'start', first: true })}
          >
            {goOn}
          </button>
        }
      />
      <div className="col-span-full grid grid-cols-[minmax(0,1fr)_minmax(0,560px)] medium:grid-cols-1 items-start gap-x-18 gap-y-5 border-line border-t pt-6">
        <div className="flex flex-wrap items-center gap-4">
          <button
            type="button"
            className="btn btn-outline min-w-30"
            onClick={() => tell({ do: 'start' })}
          >
            {empty.start}
          </button>
          <p className="max-w-104 flex-1 basis-60 text-ink-2 text-sm">{empty.about}</p>
        </div>
        <SuggestionSwitch suggestions={suggestions} tell={tell} />
      </div>
    </div>
  )
}
