import { PeopleMap } from '@/components/charts/circle/people-map'
import { Link } from '@/components/ui/link'
import type { GroupDetail, Member } from '@/lib/api/groups'
import { LETTER_NAMES, LETTERS } from '@/lib/disc/letters'
import { colleagueCard } from '@/lib/disc/team/colleague'
import { pairPath } from '@/lib/routes'
import pair from '../pair.module.css'
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
      className={`card stack gap-l anywhere padded unbroken ${styles.card}`}
      aria-labelledby="pair-title"
    >
      <div className={`row wraps apart ${styles.head}`}>
        <h2 id="pair-title" className="h3">
          You and <bdi>{colleague.name}</bdi>
        </h2>
        {pairs.length > 1 && (
          <ColleaguePicker groupId={group.id} people={pairs} chosen={colleague} />
        )}
      </div>
      <div key={colleague.member.id} className={`grid middle medium-stack ${styles.body}`}>
        <PeopleMap
          joined
          className={pair.map}
          size={300}
          padding={34}
          marker={34}
          people={people}
          label={`You and ${colleague.fullName} on the circle`}
        />
        <div className={`stack gap-l ${styles.words}`}>
          <dl className={`halves sm medium-stack ${pair.facts} ${styles.facts}`}>
            {facts.map(({ title, text }) => (
              <div key={title}>
                <dt className="h4">{title}</dt>
                <dd className="mut anywhere">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="sm">{helps}</p>
          <dl className={`grid gap-xs sm ${pair.lines}`}>
            <div className="grid gap-s rounded">
              <dt>Say</dt>
              <dd>{`“${say}”`}</dd>
            </div>
            <div className={`grid gap-s rounded ${pair.avoid}`}>
              <dt>Not</dt>
              <dd>{`“${avoid}”`}</dd>
            </div>
          </dl>
          {isOpen && <Scores me={me} colleague={colleague} />}
          <p className={`sm mut row wraps ${styles.foot}`}>
            {isOpen && (
              <Link
                className="narrow-full btn outline"
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
    <table className={`sm num ${styles.scores}`}>
      <caption className="vh">{`Your scores and those of ${colleague.fullName}`}</caption>
      <thead>
        <tr>
          <td />
          {LETTERS.map((letter) => (
            <th key={letter} scope="col">
              <abbr className="unmarked" title={LETTER_NAMES[letter]}>
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
