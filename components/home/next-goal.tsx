import { useSay, useWords } from '#words'
import { Picture } from '@/components/charts/picture'
import { styleColor } from '@/components/charts/style-color'
import { Link } from '@/components/ui/link'
import { MARK_PATHS } from '@/lib/disc/circle/geometry'
import type { Letter } from '@/lib/disc/letters'
import type { NextGoal as Next } from '@/lib/disc/result/action-plan'
import { dateFormat } from '@/lib/languages/formats'
import { forResult, routes } from '@/lib/routes'

/** A calendar day, independent of the time zone. */
const DAY = dateFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

interface NextGoalProps {
  next: Next & { resultId: string }
  /** The first letter of the person: the goals have its shape. */
  letter: Letter
}

/** What comes next in one's plan, and how much of the plan is done. */
export function NextGoal({ next, letter }: NextGoalProps) {
  const words = useWords('home.goal')
  const say = useSay()
  const { resultId, goal, metric, dueOn, done } = next
  return (
    <section aria-labelledby="goal">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="goal" className="font-600 font-body text-15 text-ink-2 tracking-normal">
          {words.title}
        </h2>
        <Link className="link min-h-10" href={`${forResult(routes.report, resultId)}#plan`}>
          {words.all}
        </Link>
      </div>
      <p className="mt-3 text-balance font-620 font-display text-d3">{goal}</p>
      <p className="mt-3 max-w-112 text-ink-2">
        <span>{`${metric}.`}</span> {dueOn && <Due day={new Date(dueOn)} />}
      </p>
      <p
        className="mt-4.5 flex gap-2"
        role="img"
        aria-label={say(words.done, { done: done.filter(Boolean).length, of: done.length })}
      >
        {done.map((isDone, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a goal is its number.
          <Step key={at} letter={letter} isDone={isDone} />
        ))}
      </p>
    </section>
  )
}

function Due({ day }: { day: Date }) {
  const words = useWords('home.goal')
  const say = useSay()
  // It ends where the sun rises last, twelve hours after its end by UTC.
  const isOver = Date.now() > day.getTime() + 36 * 3_600_000
  return <span>{say(isOver ? words.wasDue : words.by, { day: DAY.format(day) })}</span>
}

function Step({ letter, isDone }: { letter: Letter; isDone: boolean }) {
  return (
    <Picture size={40} box={40}>
      <path
        d={MARK_PATHS[letter]}
        fill={isDone ? styleColor(letter, 'fill') : 'none'}
        stroke={isDone ? styleColor(letter, 'edge') : 'var(--line-strong)'}
        strokeWidth={1.6}
        strokeDasharray={isDone ? undefined : '3 3'}
      />
      {isDone && (
        <path
          d="m14 20.5 4 4 8-8.5"
          fill="none"
          stroke={styleColor(letter, 'on')}
          strokeWidth={2.6}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </Picture>
  )
}
