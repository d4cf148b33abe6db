import { useSay, useWords } from '#words'
import { DatedResult } from '@/components/results/dated-result'
import type { HeldResult } from '@/lib/guest-result'
import { Words } from '@/lib/words/words'
import { NotMine } from './not-mine'

interface HeldResultsProps {
  results: readonly HeldResult[]
}

/**
 * Says which results of this browser become the person's by going on, each with its day and its style: on a shared
 * device they may be someone else's, who is asked for here.
 */
export function HeldResults({ results }: HeldResultsProps) {
  const words = useWords('auth.held')
  const say = useSay()
  if (results.length === 0) return null
  const sentence = say(words.joins, { count: results.length })
  return (
    <Words of={['auth.held']}>
      <section
        className="grid gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
        aria-label={sentence}
      >
        <p>{sentence}</p>
        <ul className="ruled grid gap-3">
          {results.map((result) => (
            <li key={result.id} className="flex flex-wrap items-center justify-between gap-3">
              <DatedResult result={result} />
              <NotMine results={[result]} left={results.length - 1} />
            </li>
          ))}
        </ul>
        {results.length > 1 && (
          <div>
            <NotMine results={results} left={0} />
          </div>
        )}
      </section>
    </Words>
  )
}
