import { Check, Minus, Plus } from 'lucide'
import { Icon } from '@/components/ui/icon'
import type { FirstQuestion } from '@/lib/disc/circle/first-moves'
import type { Choices, Pick } from '@/lib/disc/form/choices'
import styles from './try-card.module.css'

interface QuestionRowsProps {
  question: FirstQuestion
  choices: Choices
  isReady: boolean
  onPick: (pick: Pick, option: string) => void
}

const PICKS = { most: 'Most', least: 'Least' } as const

/**
 * Four statements with two buttons each. No radios as in the assessment: there the arrow keys choose in passing, and
 * here the second choice ends the question.
 */
export function QuestionRows({ question, choices, isReady, onPick }: QuestionRowsProps) {
  return (
    <ul className={isReady ? undefined : styles.waiting} inert={!isReady}>
      {question.options.map(({ id, text }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the visitor's own order changes the words of a row and moves none
        <li key={row} className={`relative grid gap-xs middle ${styles.row}`}>
          <p className={choices.most === id ? styles.chosen : undefined}>
            <span>{text}</span>
          </p>
          {(['most', 'least'] as const).map((pick) => (
            <button
              key={pick}
              type="button"
              className={`flex gap-xs middle middles pressable surface semibold sm ${styles.pick} ${styles[pick]}`}
              aria-label={`${PICKS[pick]} like me: ${text}`}
              aria-pressed={choices[pick] === id}
              onClick={() => onPick(pick, id)}
            >
              <Icon
                className="icon narrow-hidden"
                of={pick === 'least' ? Minus : choices.most === id ? Check : Plus}
              />
              <span>{PICKS[pick]}</span>
            </button>
          ))}
        </li>
      ))}
    </ul>
  )
}
