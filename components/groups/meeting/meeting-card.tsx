import { StyleMark } from '@/components/charts/marks/style-mark'
import { LogoMark } from '@/components/charts/rose/logo-mark'
import { CARD_NOTE } from '@/lib/disc/content/meeting'
import { LETTER_NAMES } from '@/lib/disc/letters'
import { fillNames } from '@/lib/disc/names'
import type { MeetingCard as Card } from '@/lib/pdf/handouts/meeting'
import { PRODUCT } from '@/lib/product'

/** One page for the table: who comes as marks, and three lines at most. */
export function MeetingCard({ card }: { card: Card }) {
  const { groupName, title, people, lines } = card
  const names = card.people.map(({ called }) => called)
  return (
    <article
      className="wrap-anywhere flex flex-col bg-surface p-[clamp(24px,5vw,64px)] shadow-2 print:break-inside-avoid print:p-0 print:shadow-none print:[&_h2]:text-[26pt]"
      aria-labelledby="card-title"
    >
      {title !== '' && (
        <p className="mb-2 text-ink-2">
          <bdi>{groupName}</bdi>
        </p>
      )}
      <h2 id="card-title" className="text-d2">
        <bdi>{title || groupName}</bdi>
      </h2>
      <ul className="mt-7 flex flex-wrap gap-x-3 gap-y-5 border-ink border-b-2 pb-8 [&_li]:w-21.5 [&_li]:justify-items-center [&_li]:gap-2">
        {people.map(({ letter }, at) => (
          // Two may share a name.
          // biome-ignore lint/suspicious/noArrayIndexKey: marks never move
          <li key={at} className="grid text-center">
            <StyleMark letter={letter} size={52} label={LETTER_NAMES[letter]} />
            <bdi className="line-clamp-[var(--lines,3)] min-w-0 font-600 text-sm">{names[at]}</bdi>
          </li>
        ))}
      </ul>
      <dl className="[&>div+div]:border-line [&>div+div]:border-t">
        {lines.map(({ title: heading, people: about, text, isSpoken }) => (
          <div className="px-0 py-6.5" key={heading}>
            <dt className="text-ink-2 text-sm">{heading}</dt>
            <dd className="mt-1.5 font-600 font-display text-h3 print:text-[17pt]">
              {isSpoken
                ? `“${text}”`
                : `${fillNames('{names}.', { names: about.map((at) => names[at] ?? '') })} ${text}`}
            </dd>
          </div>
        ))}
      </dl>
      <footer className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-6">
        <span className="flex items-center gap-3 font-650">
          <LogoMark size={20} />
          {PRODUCT}
        </span>
        <span className="text-ink-2 text-xs">{CARD_NOTE}</span>
      </footer>
    </article>
  )
}
