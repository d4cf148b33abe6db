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
              className={`text-sm grid font-600 narrow:hidden! print:hidden! ${styles.head}`}
              aria-hidden="true"
            >
              <span>Say this</span>
              <span>Not that</span>
            </p>
          )}
          <ul className={`gap-3 grid ${styles.pairs}`}>
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
      className={`border border-line grid print:break-inside-avoid narrow:grid-cols-1! ${styles.pair}`}
    >
      {to && (
        <p
          className={`text-sm gap-3 flex items-center col-span-full font-600 bg-tone-tint tone-${to} ${styles.to}`}
        >
          <StyleMark letter={to} size={24} />
          <span>{`To someone with ${LETTER_NAMES[to]}`}</span>
        </p>
      )}
      <p className={`gap-4 grid items-center font-600 bg-surface ${styles.say}`}>
        <span className={`rounded-circle place-items-center grid ${styles.sign}`}>
          <Icon of={Check} className={styles.icon} />
        </span>
        <span>
          <span className="sr-only">Say: </span>
          <span>{`“${say}”`}</span>
        </span>
      </p>
      <p className={`gap-4 text-ink-2 grid items-center ${styles.not}`}>
        <span className={`rounded-circle place-items-center grid ${styles.sign}`}>
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
