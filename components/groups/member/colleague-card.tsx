import { PeopleMap } from '@/components/charts/circle/people-map'
import { Link } from '@/components/ui/link'
import type { GroupDetail, Member } from '@/lib/api/groups'
import { LETTER_NAMES, LETTERS } from '@/lib/disc/letters'
import { colleagueCard } from '@/lib/disc/team/colleague'
import { pairPath } from '@/lib/routes'
import styles from './colleague-card.module.css'
import { ColleaguePicker } from './colleague-picker'
import { type Shown, type Standing, sharedBy, toMapPerson } from './colleagues'

interface ColleagueCardProps {
  group: GroupDetail
  standing: Standing
  /** Who it is about. */
  colleague: Shown
}

/** "You and Amara": what two people who both show their styles should know about working together. */
export function ColleagueCard({ group, standing, colleague }: ColleagueCardProps) {
  const { me, mine, pairs } = standing
  if (!mine) return null
  const { facts, helps, say, avoid } = colleagueCard(mine, colleague)
  const isOpen = sharedBy(me, colleague.member) === 'open'
  const people = [toMapPerson(mine, true), toMapPerson(colleague, false)]
  return (
    <section
      id="pair"
      className="wrap-anywhere grid scroll-mt-4 grid-cols-1 gap-5 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5 print:break-inside-avoid"
      aria-labelledby="pair-title"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3.5">
        <h2 id="pair-title" className="text-h3">
          You and <bdi>{colleague.name}</bdi>
        </h2>
        {pairs.length > 1 && (
          <ColleaguePicker groupId={group.id} people={pairs} chosen={colleague} />
        )}
      </div>
      <div
        key={colleague.member.id}
        className="grid grid-cols-[300px_minmax(0,1fr)] medium:grid-cols-1! items-center gap-x-12 gap-y-6"
      >
        <PeopleMap
          joined
          className="w-75 medium:justify-self-center"
          size={300}
          padding={34}
          marker={34}
          people={people}
          label={`You and ${colleague.fullName} on the circle`}
        />
        <div className={`grid grid-cols-1 gap-5 ${styles.words}`}>
          <dl className="grid grid-cols-2 medium:grid-cols-1! gap-x-10 gap-y-4.5 text-sm">
            {facts.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-620 font-display text-h4">{title}</dt>
                <dd className="wrap-anywhere mt-1 text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="text-sm">{helps}</p>
          <dl className="grid gap-2 text-sm">
            <div className="grid grid-cols-[3rem_minmax(0,1fr)] gap-3 rounded-field border-[1.5px] border-ink px-4 py-3.5">
              <dt className="font-700">Say</dt>
              <dd>{`“${say}”`}</dd>
            </div>
            <div className="grid grid-cols-[3rem_minmax(0,1fr)] gap-3 rounded-field border-[1.5px] border-line-strong border-dashed px-4 py-3.5 text-ink-2">
              <dt className="font-700">Not</dt>
              <dd>{`“${avoid}”`}</dd>
            </div>
          </dl>
          {isOpen && <Scores me={me} colleague={colleague} />}
          <p className="flex flex-wrap items-center gap-x-4.5 gap-y-2.5 text-ink-2 text-sm">
            {isOpen && (
              <Link
                className="btn btn-outline narrow:w-full!"
                href={pairPath(group.id, me.id, colleague.member.id)}
              >
                Read the whole pair page
              </Link>
            )}
            <span>
              <bdi>{colleague.name}</bdi> can read the same kind of page about you.
            </span>
          </p>
        </div>
      </div>
    </section>
  )
}

/** Both rows of scores, for two who both show them. */
function Scores({ me, colleague }: { me: Member; colleague: Shown }) {
  const rows = [
    { name: 'You', scores: me.scores },
    { name: colleague.name, scores: colleague.member.scores },
  ]
  return (
    <table
      className={
        'border-collapse text-sm tabular-nums [&_td]:border-line [&_td]:border-b [&_td]:px-2.5 [&_td]:py-2 [&_td]:text-right [&_th[scope="row"]]:pl-0 [&_th[scope="row"]]:text-left [&_th]:border-line [&_th]:border-b [&_th]:px-2.5 [&_th]:py-2 [&_th]:text-right'
      }
    >
      <caption className="sr-only">{`Your scores and those of ${colleague.fullName}`}</caption>
      <thead>
        <tr>
          <td />
          {LETTERS.map((letter) => (
            <th key={letter} scope="col">
              <abbr
                className="list-none no-underline [&::-webkit-details-marker]:hidden"
                title={LETTER_NAMES[letter]}
              >
                {letter}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, scores }) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            {LETTERS.map((letter) => (
              <td key={letter}>{scores?.[letter]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
