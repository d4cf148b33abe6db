import { StyleMark } from '@/components/charts/marks/style-mark'
import { LogoMark } from '@/components/charts/rose/logo-mark'
import { CARD_NOTE } from '@/lib/disc/content/meeting'
import { LETTER_NAMES } from '@/lib/disc/letters'
import { fillNames } from '@/lib/disc/names'
import type { MeetingCard as Card } from '@/lib/pdf/handouts/meeting'
import { PRODUCT } from '@/lib/product'
import styles from './meeting-card.module.css'

/** One page for the table: who comes as marks, and three lines at most. */
export function MeetingCard({ card }: { card: Card }) {
  const { groupName, title, people, lines } = card
  const names = card.people.map(({ called }) => called)
  return (
    <article className={`surface anywhere ${styles.card}`} aria-labelledby="card-title">
      {title !== '' && (
        <p className={`mut ${styles.group}`}>
          <bdi>{groupName}</bdi>
        </p>
      )}
      <h2 id="card-title" className="d2">
        <bdi>{title || groupName}</bdi>
      </h2>
      <ul className={`flex wraps ${styles.people}`}>
        {people.map(({ letter }, at) => (
          // Two may share a name.
          // biome-ignore lint/suspicious/noArrayIndexKey: marks never move
          <li key={at} className="grid text-center">
            <StyleMark letter={letter} size={52} label={LETTER_NAMES[letter]} />
            <bdi className="sm semibold clamped">{names[at]}</bdi>
          </li>
        ))}
      </ul>
      <dl className={styles.lines}>
        {lines.map(({ title: heading, people: about, text, isSpoken }) => (
          <div key={heading}>
            <dt className="sm mut">{heading}</dt>
            <dd className="h3">
              {isSpoken
                ? `“${text}”`
                : `${fillNames('{names}.', { names: about.map((at) => names[at] ?? '') })} ${text}`}
            </dd>
          </div>
        ))}
      </dl>
      <footer className={`row wraps apart gap-s ${styles.foot}`}>
        <span className="row gap-s bold">
          <LogoMark size={20} />
          {PRODUCT}
        </span>
        <span className="xs mut">{CARD_NOTE}</span>
      </footer>
    </article>
  )
}
