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
      className="px-8 py-7.5 gap-5 rounded-lg border border-line bg-surface grid grid-cols-1 wrap-anywhere scroll-mt-4 narrow:px-5 narrow:py-6 print:break-inside-avoid"
      aria-labelledby="pair-title"
    >
      <div className="flex items-center flex-wrap justify-between gap-y-3.5 gap-x-6">
        <h2 id="pair-title" className="text-h3">
          You and <bdi>{colleague.name}</bdi>
        </h2>
        {pairs.length > 1 && (
          <ColleaguePicker groupId={group.id} people={pairs} chosen={colleague} />
        )}
      </div>
      <div
        key={colleague.member.id}
        className="grid items-center grid-cols-[300px_minmax(0,1fr)] gap-y-6 gap-x-12 medium:grid-cols-1!"
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
        <div className={`gap-5 grid grid-cols-1 ${styles.words}`}>
          <dl className="text-sm grid grid-cols-2 gap-y-4.5 gap-x-10 medium:grid-cols-1!">
            {facts.map(({ title, text }) => (
              <div key={title}>
                <dt className="text-h4 font-display font-620">{title}</dt>
                <dd className="text-ink-2 wrap-anywhere mt-1">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="text-sm">{helps}</p>
          <dl className="text-sm gap-2 grid">
            <div className="px-4 py-3.5 gap-3 rounded-field border-[1.5px] border-ink grid grid-cols-[3rem_minmax(0,1fr)]">
              <dt className="font-700">Say</dt>
              <dd>{`“${say}”`}</dd>
            </div>
            <div className="px-4 py-3.5 gap-3 rounded-field border-dashed border-[1.5px] border-line-strong grid grid-cols-[3rem_minmax(0,1fr)] text-ink-2">
              <dt className="font-700">Not</dt>
              <dd>{`“${avoid}”`}</dd>
            </div>
          </dl>
          {isOpen && <Scores me={me} colleague={colleague} />}
          <p className="text-sm text-ink-2 flex items-center flex-wrap gap-y-2.5 gap-x-4.5">
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
        'text-sm tabular-nums border-collapse [&_th]:px-2.5 [&_th]:py-2 [&_th]:border-line [&_th]:border-b [&_th]:text-right [&_td]:px-2.5 [&_td]:py-2 [&_td]:border-line [&_td]:border-b [&_td]:text-right [&_th[scope="row"]]:pl-0 [&_th[scope="row"]]:text-left'
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
