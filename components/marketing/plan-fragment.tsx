import { Check } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { benefits } from '@/lib/copy/landing'
import styles from './plan-fragment.module.css'

/** The action plan of a report, one goal ticked. */
export function PlanFragment() {
  return (
    <ul className={`lined surface ${styles.goals}`}>
      {benefits.plan.goals.map(({ goal, deadline, done }) => (
        <li key={goal} className={`grid start gap-m ${styles.goal}`}>
          <span className={`center ${styles.box} ${done ? styles.done : ''}`}>
            {done && <Icon of={Check} />}
          </span>
          <span className={`semibold ${styles.name}`}>{goal}</span>
          <span className={`one-line fine tight semibold ${styles.deadline}`}>
            <span>{deadline}</span>
            {done && <span className="vh">, done</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
