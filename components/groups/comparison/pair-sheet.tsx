import { TeamMap } from '@/components/charts/circle/team-map'
import { StyleCodeMarks } from '@/components/charts/marks/style-code-marks'
import { styleTitle } from '@/components/results/style/style-title'
import type { Point } from '@/lib/disc/circle/geometry'
import type { Point as TitledText } from '@/lib/disc/content/types'
import type { PairDirection } from '@/lib/disc/team/pair'
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
    <div className="gap-4 grid grid-cols-2 mt-7 medium:grid-cols-1!">
      <div className="px-8 py-7.5 rounded-lg border border-line bg-surface grid items-center col-span-full grid-cols-[300px_minmax(0,1fr)] gap-y-6 gap-x-11 narrow:px-5 narrow:py-6 medium:grid-cols-1!">
        <TeamMap
          className="w-75 medium:justify-self-center"
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
          <dl className="grid grid-cols-2 gap-y-6 gap-x-8 medium:grid-cols-1!">
            {sheet.facts.map(({ title, text }) => (
              <div key={title}>
                <dt className="text-h4 font-display font-620">{title}</dt>
                <dd className="text-ink-2 wrap-anywhere mt-1">{text}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="text-ink-2">These two are too close to tell apart.</p>
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
    <article className="px-8 py-7.5 gap-4 rounded-lg border border-line bg-surface grid grid-cols-1 wrap-anywhere content-start narrow:px-5 narrow:py-6">
      <h2 className="text-h3">
        What <bdi>{reader}</bdi> should know about <bdi>{other}</bdi>
      </h2>
      <div className="gap-4 flex items-center">
        <PersonMark person={about} letter={about.primary} size={44} />
        <p className="text-sm">
          <b>{styleTitle(about.headline)}</b>
          <span className="gap-2 text-ink-2 flex items-center">
            <StyleCodeMarks code={about.code} size={18} decorative />
            {about.doubt && <span>{about.doubt}</span>}
          </span>
        </p>
      </div>
      <p>{know}</p>
      <p>
        <b>Try this:</b> <span>{advice}</span>
      </p>
      <dl className="gap-2 grid">
        <div className="px-4 py-3.5 gap-3 rounded-field border-[1.5px] border-ink grid grid-cols-[3rem_minmax(0,1fr)]">
          <dt className="font-700">Say</dt>
          <dd>{`“${say}”`}</dd>
        </div>
        <div className="px-4 py-3.5 gap-3 rounded-field border-dashed border-[1.5px] border-line-strong grid grid-cols-[3rem_minmax(0,1fr)] text-ink-2">
          <dt className="font-700">Not</dt>
          <dd>{`“${avoid}”`}</dd>
        </div>
      </dl>
    </article>
  )
}
