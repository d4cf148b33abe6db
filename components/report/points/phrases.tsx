import { Check, X } from 'lucide'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { Icon } from '@/components/ui/icon'
import type { Phrase } from '@/lib/disc/content/types'
import { LETTER_NAMES } from '@/lib/disc/letters'
import styles from './phrases.module.css'

/** The dos and don'ts guide: what to say to anyone, then what to say to each of the four. */
export function Phrases({ phrases }: { phrases: readonly Phrase[] }) {
  const groups = [
    { title: 'To anyone', phrases: phrases.filter(({ to }) => !to) },
    { title: 'To fit the listener', phrases: phrases.filter(({ to }) => to) },
  ]
  return (
    <>
      {groups.map(({ title, phrases: pairs }, index) => (
        <div key={title} className={styles.group}>
          <h3 className={`h4 ${styles.title}`}>{title}</h3>
          {index === 0 && (
            <p
              className={`sm grid semibold unprinted narrow-hidden ${styles.head}`}
              aria-hidden="true"
            >
              <span>Say this</span>
              <span>Not that</span>
            </p>
          )}
          <ul className={`grid gap-s ${styles.pairs}`}>
            {pairs.map((phrase) => (
              <Pair key={phrase.say} phrase={phrase} />
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}

function Pair({ phrase: { say, avoid, to } }: { phrase: Phrase }) {
  return (
    <li className={`grid lined unbroken narrow-stack ${styles.pair}`}>
      {to && (
        <p className={`tone-${to} row gap-s sm semibold tinted spans ${styles.to}`}>
          <StyleMark letter={to} size={24} />
          <span>{`To someone with ${LETTER_NAMES[to]}`}</span>
        </p>
      )}
      <p className={`grid middle gap-m semibold surface ${styles.say}`}>
        <span className={`center round ${styles.sign}`}>
          <Icon of={Check} className={styles.icon} />
        </span>
        <span>
          <span className="vh">Say: </span>
          <span>{`“${say}”`}</span>
        </span>
      </p>
      <p className={`grid middle gap-m mut mut ${styles.not}`}>
        <span className={`center round ${styles.sign}`}>
          <Icon of={X} className={styles.icon} />
        </span>
        <span>
          <span className="vh">Not: </span>
          <span>{`“${avoid}”`}</span>
        </span>
      </p>
    </li>
  )
}
