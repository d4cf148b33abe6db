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
      className="p-[clamp(24px,5vw,64px)] wrap-anywhere bg-surface flex flex-col shadow-2 print:p-0 print:shadow-none print:break-inside-avoid print:[&_h2]:text-[26pt]"
      aria-labelledby="card-title"
    >
      {title !== '' && (
        <p className="text-ink-2 mb-2">
          <bdi>{groupName}</bdi>
        </p>
      )}
      <h2 id="card-title" className="text-d2">
        <bdi>{title || groupName}</bdi>
      </h2>
      <ul className="border-ink flex flex-wrap gap-y-5 gap-x-3 mt-7 pb-8 border-b-2 [&_li]:gap-2 [&_li]:w-21.5 [&_li]:justify-items-center">
        {people.map(({ letter }, at) => (
          // Two may share a name.
          // biome-ignore lint/suspicious/noArrayIndexKey: marks never move
          <li key={at} className="grid text-center">
            <StyleMark letter={letter} size={52} label={LETTER_NAMES[letter]} />
            <bdi className="text-sm line-clamp-[var(--lines,3)] font-600 min-w-0">{names[at]}</bdi>
          </li>
        ))}
      </ul>
      <dl className="[&>div+div]:border-line [&>div+div]:border-t">
        {lines.map(({ title: heading, people: about, text, isSpoken }) => (
          <div className="px-0 py-6.5" key={heading}>
            <dt className="text-sm text-ink-2">{heading}</dt>
            <dd className="text-h3 mt-1.5 font-display font-600 print:text-[17pt]">
              {isSpoken
                ? `“${text}”`
                : `${fillNames('{names}.', { names: about.map((at) => names[at] ?? '') })} ${text}`}
            </dd>
          </div>
        ))}
      </dl>
      <footer className="gap-3 flex items-center flex-wrap justify-between mt-auto pt-6">
        <span className="gap-3 flex items-center font-650">
          <LogoMark size={20} />
          {PRODUCT}
        </span>
        <span className="text-xs text-ink-2">{CARD_NOTE}</span>
      </footer>
    </article>
  )
}
