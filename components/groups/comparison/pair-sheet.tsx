import { TeamMap } from '@/components/charts/circle/team-map'
import { StyleCodeMarks } from '@/components/charts/marks/style-code-marks'
import { styleTitle } from '@/components/results/style/style-title'
import type { Point } from '@/lib/disc/circle/geometry'
import type { Point as TitledText } from '@/lib/disc/content/types'
import type { PairDirection } from '@/lib/disc/team/pair'
import styles from '../pair.module.css'
import { PersonMark } from '../person-mark'
import type { TeamPerson } from './team-person'

/** One of two people, as far as the reader sees them. */
export interface SheetPerson
  extends Pick<
    TeamPerson,
    'id' | 'first_name' | 'last_name' | 'name' | 'initials' | 'primary' | 'code' | 'headline'
  > {
  /** How sure the style is; null where that is not shown. */
  doubt: string | null
  /** On the map. */
  at: Point
}

type Said = Omit<PairDirection, 'style'>

interface PairSheetProps {
  people: readonly [SheetPerson, SheetPerson]
  sheet: { facts: readonly TitledText[]; directions: readonly [Said, Said] }
}

/** Two people: where they meet and part, and what each should know about the other. */
export function PairSheet({ people, sheet }: PairSheetProps) {
  const [first, second] = people
  return (
    <div className={`halves gap-m medium-stack ${styles.sheet}`}>
      <div className={`card grid middle padded spans medium-stack ${styles.both}`}>
        <TeamMap
          className={styles.map}
          size={300}
          padding={34}
          marker={36}
          joined
          label={`${first.name} and ${second.name} on the circle`}
          members={people.map((person) => ({
            id: person.id,
            letter: person.primary,
            initials: person.initials,
            at: person.at,
          }))}
        />
        {sheet.facts.length > 0 ? (
          <dl className={`halves medium-stack ${styles.facts}`}>
            {sheet.facts.map(({ title, text }) => (
              <div key={title}>
                <dt className="h4">{title}</dt>
                <dd className="mut anywhere">{text}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="mut">These two are too close to tell apart.</p>
        )}
      </div>
      <Direction direction={sheet.directions[0]} about={second} />
      <Direction direction={sheet.directions[1]} about={first} />
    </div>
  )
}

function Direction({ direction, about }: { direction: Said; about: SheetPerson }) {
  const { reader, other, know, try: advice, say, avoid } = direction
  return (
    <article className={`card stack gap-m anywhere padded ${styles.direction}`}>
      <h2 className="h3">
        What <bdi>{reader}</bdi> should know about <bdi>{other}</bdi>
      </h2>
      <div className="row gap-m">
        <PersonMark person={about} letter={about.primary} size={44} />
        <p className="sm">
          <b>{styleTitle(about.headline)}</b>
          <span className="mut row gap-xs">
            <StyleCodeMarks code={about.code} size={18} decorative />
            {about.doubt && <span>{about.doubt}</span>}
          </span>
        </p>
      </div>
      <p>{know}</p>
      <p>
        <b>Try this:</b> <span>{advice}</span>
      </p>
      <dl className={`grid gap-xs ${styles.lines}`}>
        <div className="grid gap-s rounded">
          <dt>Say</dt>
          <dd>{`“${say}”`}</dd>
        </div>
        <div className={`grid gap-s rounded ${styles.avoid}`}>
          <dt>Not</dt>
          <dd>{`“${avoid}”`}</dd>
        </div>
      </dl>
    </article>
  )
}
