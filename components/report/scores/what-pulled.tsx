import { StyleMark } from '@/components/charts/marks/style-mark'
import { LETTER_NAMES } from '@/lib/disc/letters'
import { type Explanation, PICKED } from '@/lib/disc/result/telling-answers'
import styles from './what-pulled.module.css'

/** The answers that a result turns on, in the words that were picked: one list, or two columns where the lead is open. */
export function WhatPulled({ pulls }: Pick<Explanation, 'pulls'>) {
  const isEachWay = pulls.length > 1
  return (
    <div className={isEachWay ? 'halves gap-xl narrow-stack' : undefined}>
      {pulls.map(({ letter, answers }) => (
        <div key={letter}>
          {isEachWay && (
            <h3 className={`row gap-s h4 ${styles.letter}`}>
              <StyleMark letter={letter} size={26} />
              <span>{`Toward ${LETTER_NAMES[letter]}`}</span>
            </h3>
          )}
          <ol className="grid lined-bottom">
            {answers.map(({ question, picks }) => (
              <li key={question} className={`lined-top unbroken ${styles.answer}`}>
                <dl className={`grid gap-xs ${styles.picks}`}>
                  {picks.map(({ as, text }) => (
                    <div key={as} className="flex wraps baseline">
                      <dt className="mut sm">{PICKED[as]}</dt>
                      <dd className="shrinks medium">{text}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}
