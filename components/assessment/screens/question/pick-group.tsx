import { Check, CircleDashed, type IconNode, Minus, Plus } from 'lucide'
import { useSay, useWords } from '#words'
import { Icon } from '@/components/ui/icon'
import type { Question } from '@/lib/client/draft'
import type { Pick } from '@/lib/disc/form/choices'
import type { Place } from '../../flow/grid-keys'
import styles from './pick-group.module.css'
import rows from './statement-grid.module.css'

interface PickGroupProps {
  /** Prefix of the radios' ids. */
  id: string
  pick: Pick
  options: Question['options']
  /** Option id. */
  chosen: string | null
  /** The choice is only a suggestion: pressing it again confirms it. */
  suggested: boolean
  /** Id of what describes the group. */
  describedBy?: string
  /** The row that Tab reaches. */
  tabStop: number
  onPick: (option: string) => void
  onKeyDown: (event: React.KeyboardEvent, at: Place) => void
  onFocusChange: (place: Place | null) => void
}

/** One radio per statement. Native radios, so that a browser without the grid still has a form. */
export function PickGroup({
  id,
  pick,
  options,
  chosen,
  suggested,
  describedBy,
  tabStop,
  onPick,
  onKeyDown,
  onFocusChange,
}: PickGroupProps) {
  const words = useWords('assessment.question')
  const say = useSay()
  return (
    <div
      role="radiogroup"
      aria-label={words.group[pick]}
      aria-describedby={describedBy}
      className="contents"
    >
      {options.map((option, row) => (
        <label
          key={option.id}
          className={`relative narrow:row-[calc(var(--row)_*_2)] row-[var(--row)] narrow:mb-5.5 cursor-pointer ${styles.pick} ${styles[pick]} ${rows[`row${row + 1}`]} ${suggested ? styles.suggested : ''}`}
        >
          <input
            id={`${id}${pick}${row}`}
            type="radio"
            name={`${id}${pick}`}
            value={option.id}
            data-pick={pick}
            className={`absolute inset-0 m-0 size-full cursor-pointer opacity-0 ${styles.input}`}
            aria-label={say(words.pickOf[pick], { statement: option.text })}
            checked={chosen === option.id}
            tabIndex={row === tabStop ? 0 : -1}
            onChange={() => onPick(option.id)}
            // A checked radio fires no change event.
            onClick={() => suggested && chosen === option.id && onPick(option.id)}
            onKeyDown={(event) => onKeyDown(event, { pick, row })}
            onFocus={() => onFocusChange({ pick, row })}
            onBlur={() => onFocusChange(null)}
          />
          <span
            className={`flex items-center justify-center gap-2 rounded-field bg-surface font-600 ${styles.box}`}
          >
            <Mark pick={pick} chosen={chosen === option.id} suggested={suggested} />
            <span>{words.pick[pick]}</span>
          </span>
        </label>
      ))}
    </div>
  )
}

interface MarkProps {
  pick: Pick
  chosen: boolean
  suggested: boolean
}

function Mark({ pick, chosen, suggested }: MarkProps) {
  if (chosen && suggested) return <Sign of={CircleDashed} />
  if (pick === 'least') return <Sign of={Minus} />
  return (
    <>
      <Sign of={Plus} className={styles.open} />
      <Sign of={Check} className={styles.checked} />
    </>
  )
}

function Sign({ of, className = '' }: { of: IconNode; className?: string | undefined }) {
  return <Icon of={of} className={`size-[1.05em] flex-none stroke-[1.9] ${className}`} />
}
