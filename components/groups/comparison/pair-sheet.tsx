import { TeamMap } from '@/components/charts/circle/team-map'
import { StyleCodeMarks } from '@/components/charts/marks/style-code-marks'
import { styleTitle } from '@/components/results/style/style-title'
import type { Point } from '@/lib/disc/circle/geometry'
import type { Point as TitledText } from '@/lib/disc/content/types'
import type { PairDirection } from '@/lib/disc/team/pair'
import { PersonMark } from '../person-mark'
import type { TeamPerson } from './team-person'

/** One of two people, as far as the reader sees them. */
interface SheetPerson
  extends Pick<
    TeamPerson,
    'id' | 'first_name' | 'last_name' | 'name' | 'initials' | 'primary' | 'code' | 'headline'
  > {
  /** How sure the style is; null where that is not shown. */
  doubt: string | null
  /** On the map. */
  at: Point
}

interface PairSheetProps {
  people: readonly [SheetPerson, SheetPerson]
  sheet: { facts: readonly TitledText[]; directions: readonly [PairDirection, PairDirection] }
}

/** Two people: where they meet and part, and what each should know about the other. */
export function PairSheet({ people, sheet }: PairSheetProps) {
  const [first, second] = people
  return (
    <div className="mt-7 grid grid-cols-2 medium:grid-cols-1! gap-4">
      <div className="col-span-full grid grid-cols-[300px_minmax(0,1fr)] medium:grid-cols-1! items-center gap-x-11 gap-y-6 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5">
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
          <dl className="grid grid-cols-2 medium:grid-cols-1! gap-x-8 gap-y-6">
            {sheet.facts.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-620 font-display text-h4">{title}</dt>
                <dd className="wrap-anywhere mt-1 text-ink-2">{text}</dd>
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

function Direction({ direction, about }: { direction: PairDirection; about: SheetPerson }) {
  const { reader, other, know, try: advice, say, avoid } = direction
  return (
    <article className="wrap-anywhere grid grid-cols-1 content-start gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5">
      <h2 className="text-h3">
        What <bdi>{reader}</bdi> should know about <bdi>{other}</bdi>
      </h2>
      <div className="flex items-center gap-4">
        <PersonMark person={about} letter={about.primary} size={44} />
        <p className="text-sm">
          <b>{styleTitle(about.headline)}</b>
          <span className="flex items-center gap-2 text-ink-2">
            {about.code && <StyleCodeMarks code={about.code} size={18} decorative />}
            {about.doubt && <span>{about.doubt}</span>}
          </span>
        </p>
      </div>
      <p>{know}</p>
      <p>
        <b>Try this:</b> <span>{advice}</span>
      </p>
      <dl className="grid gap-2">
        <div className="grid grid-cols-[3rem_minmax(0,1fr)] gap-3 rounded-field border-[1.5px] border-ink px-4 py-3.5">
          <dt className="font-700">Say</dt>
          <dd>{`“${say}”`}</dd>
        </div>
        <div className="grid grid-cols-[3rem_minmax(0,1fr)] gap-3 rounded-field border-[1.5px] border-line-strong border-dashed px-4 py-3.5 text-ink-2">
          <dt className="font-700">Not</dt>
          <dd>{`“${avoid}”`}</dd>
        </div>
      </dl>
    </article>
  )
}
