import { Check, Minus } from 'lucide'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { Icon } from '@/components/ui/icon'
import type { Explanation, TellingAnswer } from '@/lib/disc/result/telling-answers'
import styles from './why-result.module.css'

/** The answers that a result turns on, in the words that were picked. */
export function WhyResult({ explanation: { intro, answers } }: { explanation: Explanation }) {
  return (
    <>
      <p className="mut">{intro}</p>
      <ol className={`grid lined-bottom ${styles.answers}`}>
        {answers.map((answer) => (
          <Answer key={answer.question} answer={answer} />
        ))}
      </ol>
    </>
  )
}

function Answer({ answer: { question, most, least, about, did } }: { answer: TellingAnswer }) {
  return (
    <li className={`row wraps lined-top unbroken ${styles.answer}`}>
      <p className={`num sm mut ${styles.question}`}>{`Question ${question}`}</p>
      <dl className={`grid gap-xs shrinks ${styles.picks}`}>
        <div className="flex wraps baseline">
          <dt className="flex gap-xs baseline mut sm">
            <Icon of={Check} />
            Most like you
          </dt>
          <dd className="shrinks medium">{most}</dd>
        </div>
        <div className="flex wraps baseline">
          <dt className="flex gap-xs baseline mut sm">
            <Icon of={Minus} />
            Least like you
          </dt>
          <dd className="shrinks medium">{least}</dd>
        </div>
      </dl>
      <p className={`row gap-xs sm semibold ${styles.toward}`}>
        <StyleMark letter={about} size={24} />
        <span>{did}</span>
      </p>
    </li>
  )
}
