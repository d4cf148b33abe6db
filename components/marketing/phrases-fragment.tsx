import { Check, X } from 'lucide'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { Icon } from '@/components/ui/icon'
import { benefits } from '@/lib/copy/landing'
import { LETTER_NAMES, LETTERS } from '@/lib/disc/letters'
import styles from './phrases-fragment.module.css'

const { picker, pairs } = benefits.phrases

/** Four phrases of the guide; radio buttons choose the listener, and CSS alone shows the phrase. */
export function PhrasesFragment() {
  return (
    <div className={`grid gap-l ${styles.phrases}`}>
      <div
        className={`row wraps gap-xs ${styles.picker}`}
        role="radiogroup"
        aria-labelledby="phrases-picker"
      >
        <p className="narrow-full sm mut">
          <span id="phrases-picker">{picker}</span>
          {LETTERS.map((letter) => (
            <span key={letter} className={styles.listener} data-to={letter} aria-hidden="true">
              {LETTER_NAMES[letter]}
            </span>
          ))}
        </p>
        {LETTERS.map((letter) => (
          <label
            key={letter}
            className={`middle sm semibold lined surface pill middles relative ${styles.choice}`}
          >
            <input
              className={`full ${styles.radio}`}
              type="radio"
              name="listener"
              value={letter}
              defaultChecked={letter === 'D'}
            />
            <StyleMark letter={letter} size={26} />
            <span className={styles.name}>{LETTER_NAMES[letter]}</span>
          </label>
        ))}
      </div>
      <div className="grid" aria-live="polite">
        {LETTERS.map((letter) => (
          <div key={letter} className={`grid gap-s ${styles.pair}`} data-to={letter}>
            <p className={`grid middle gap-m medium tight surface lined ${styles.say}`}>
              <Icon of={Check} className={`icon ${styles.sign}`} />
              <span>
                <span className="vh">Say: </span>
                <span>{`“${pairs[letter].say}”`}</span>
              </span>
            </p>
            <p className={`grid middle gap-m tight faint ${styles.avoid}`}>
              <Icon of={X} className={`icon ${styles.sign}`} />
              <span>
                <span className="vh">Not: </span>
                <span>{`“${pairs[letter].avoid}”`}</span>
              </span>
            </p>
          </div>
        ))}
      </div>
    </div>
  )
}
