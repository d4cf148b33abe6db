import { Check } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { first } from '@/lib/copy/first-questions'
import styles from './try-card.module.css'
import type { Answered } from './use-first-answers'

interface AnsweredLineProps {
  /** From 1. */
  number: number
  answer: Answered
  onChange: () => void
}

/** A finished question, folded to its two picks. */
export function AnsweredLine({ number, answer: { most, least }, onChange }: AnsweredLineProps) {
  return (
    <li className={`grid middle lined-bottom sm tight mut ${styles.done}`}>
      <span className={`grid round ${styles.ok}`}>
        <Icon of={Check} />
      </span>
      <div>
        <p className="vh">{`Question ${number}, answered.`}</p>
        <p>
          <b className="ink">Most</b> <span>{most.text}</span>
        </p>
        <p>
          <b className="ink">Least</b> <span>{least.text}</span>
        </p>
      </div>
      <button type="button" className={`pressable semibold sm ${styles.change}`} onClick={onChange}>
        {first.change}
        <span className="vh">{` question ${number}`}</span>
      </button>
    </li>
  )
}
