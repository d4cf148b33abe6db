import { Check } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { benefits } from '@/lib/copy/landing'

/** The action plan of a report, one goal ticked. */
export function PlanFragment() {
  return (
    <ul className="mt-auto rounded-panel border border-line bg-surface">
      {benefits.plan.goals.map(({ goal, deadline, done }) => (
        <li
          key={goal}
          className="grid grid-cols-[24px_1fr_auto] items-start gap-4 narrow:px-4 px-5 py-4.25 [&+&]:border-line [&+&]:border-t"
        >
          <span
            className={`grid size-6 place-items-center rounded-[8px] border-[1.5px] ${done ? 'border-ink bg-ink text-canvas' : 'border-line-strong'}`}
          >
            {done && <Icon className="icon size-4" of={Check} />}
          </span>
          <span className="font-600 leading-[1.35]">{goal}</span>
          <span className="whitespace-nowrap pt-0.5 font-600 text-14 text-ink-3 leading-normal">
            <span>{deadline}</span>
            {done && <span className="sr-only">, done</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
