import { Check } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { benefits } from '@/lib/copy/landing'

/** The action plan of a report, one goal ticked. */
export function PlanFragment() {
  return (
    <ul className="rounded-panel border border-line bg-surface mt-auto">
      {benefits.plan.goals.map(({ goal, deadline, done }) => (
        <li
          key={goal}
          className="px-5 py-4.25 gap-4 grid items-start grid-cols-[24px_1fr_auto] narrow:px-4 [&+&]:border-line [&+&]:border-t"
        >
          <span
            className={`size-6 place-items-center rounded-[8px] border-[1.5px] grid ${done ? 'border-ink bg-ink text-canvas' : 'border-line-strong'}`}
          >
            {done && <Icon className="icon size-4" of={Check} />}
          </span>
          <span className="font-600 leading-[1.35]">{goal}</span>
          <span className="text-14 font-600 leading-normal whitespace-nowrap pt-0.5 text-ink-3">
            <span>{deadline}</span>
            {done && <span className="sr-only">, done</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
