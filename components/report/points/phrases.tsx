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
          <h3 className={`text-h4 ${styles.title}`}>{title}</h3>
          {index === 0 && (
            <p
              className={`narrow:hidden! print:hidden! grid font-600 text-sm ${styles.head}`}
              aria-hidden="true"
            >
              <span>Say this</span>
              <span>Not that</span>
            </p>
          )}
          <ul className={`grid gap-3 ${styles.pairs}`}>
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
    <li
      className={`grid narrow:grid-cols-1! border border-line print:break-inside-avoid ${styles.pair}`}
    >
      {to && (
        <p
          className={`col-span-full flex items-center gap-3 bg-tone-tint font-600 text-sm tone-${to} ${styles.to}`}
        >
          <StyleMark letter={to} size={24} />
          <span>{`To someone with ${LETTER_NAMES[to]}`}</span>
        </p>
      )}
      <p className={`grid items-center gap-4 bg-surface font-600 ${styles.say}`}>
        <span className={`grid place-items-center rounded-circle ${styles.sign}`}>
          <Icon of={Check} className={styles.icon} />
        </span>
        <span>
          <span className="sr-only">Say: </span>
          <span>{`“${say}”`}</span>
        </span>
      </p>
      <p className={`grid items-center gap-4 text-ink-2 ${styles.not}`}>
        <span className={`grid place-items-center rounded-circle ${styles.sign}`}>
          <Icon of={X} className={styles.icon} />
        </span>
        <span>
          <span className="sr-only">Not: </span>
          <span>{`“${avoid}”`}</span>
        </span>
      </p>
    </li>
  )
}
