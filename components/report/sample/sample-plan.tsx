import type { Goal } from '@/lib/disc/result/action-plan'

/** Three goals to read. In a report of one's own they can be ticked and dated. */
export function SamplePlan({ goals }: { goals: readonly Goal[] }) {
  return (
    <ol className="gap-4 grid grid-cols-3 narrow:grid-cols-1!">
      {goals.map(({ number, goal, metric, deadline, firstStep }) => (
        <li key={number} className="px-6 rounded-[20px] border border-line bg-surface pt-6 pb-5.5">
          <p className="mb-3.5 font-640 text-17 leading-tight font-display">{deadline}</p>
          <h3 className="text-h4">{goal}</h3>
          <dl className="text-sm gap-3 grid mt-3">
            <div>
              <dt className="text-ink-3 text-14 font-600">How you will know</dt>
              <dd>{metric}</dd>
            </div>
            <div>
              <dt className="text-ink-3 text-14 font-600">First step</dt>
              <dd>{firstStep}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  )
}
