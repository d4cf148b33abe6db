import { useSay, useWords } from '#words'
import { minutesFor } from '../../flow/time-to-go'
import { Dial } from './dial'

/** Segments of the dial before the questions are loaded. */
const USUAL_TOTAL = 28

/** How far the assessment is, as a circle, and how long it still takes. */
export function TimeDial({ progress }: { progress: { index: number; total: number } | null }) {
  const { timeToGo } = useWords('assessment.screens')
  const say = useSay()
  return (
    <>
      <Dial total={progress?.total ?? USUAL_TOTAL} index={progress?.index ?? null} />
      <p className="mt-5.5 min-h-[1.6em] text-ink-3 text-sm">
        {progress && say(timeToGo, { minutes: minutesFor(progress.total - progress.index) })}
      </p>
    </>
  )
}
