import { StyleMark } from '@/components/charts/marks/style-mark'
import type { PresentedPerson, PresenterView } from '@/lib/api/session-kit'
import { ELSEWHERE, JOINS, type Thought, thoughtOf } from '@/lib/copy/session'
import { QUADRANT } from '@/lib/disc/circle/geometry'
import { LETTER_NAMES, type Letter, type PerLetter } from '@/lib/disc/letters'
import { fillNames, listed } from '@/lib/disc/names'
import { cornersOf, pairsAcross, type SessionStep } from '@/lib/disc/team/session'
import { BareCircle, type OnCircle, PresenterCircle, ShapesCircle } from './presenter-circle'
import styles from './session.module.css'

/** Members on the circle, with their letters. */
export function onCircle({ people }: PresenterView): OnCircle[] {
  return people.flatMap(({ id, name, apart, letter, spot }) =>
    letter && spot ? [{ id, name, apart, letter, at: [spot.x, spot.y] as const }] : [],
  )
}

interface SheetProps extends Pictured {
  view: PresenterView
  people: readonly OnCircle[]
  /** Everyone on the circle can be named on one sheet. */
  hasNames: boolean
  /** Below what the first sheet says. */
  below?: React.ReactNode
}

interface Pictured {
  /** A picture of a sheet, on a page with a heading of its own. */
  isPicture?: boolean
}

/** Stands in another quarter than that of their letter. The quarters count downward, as SVG does. */
function isElsewhere({ letter, at: [x, y] }: OnCircle): boolean {
  const [toX, toY] = QUADRANT[letter]
  return x * toX < 0 || y * toY > 0
}

/** The sheet of a step, but for those of the agreements and of a single quarter. */
export function Sheet({ step, ...props }: SheetProps & { step: SessionStep }) {
  const { view, people, hasNames, isPicture = false } = props
  const thought = thoughtOf(step, { shows: view.shows, shown: people.length, inPairs: hasNames })
  switch (step.kind) {
    case 'circle':
      return (
        <Halves
          isPicture={isPicture}
          thought={thought}
          note={people.some(isElsewhere) ? ELSEWHERE : undefined}
        >
          <CirclePicture {...props} />
        </Halves>
      )
    case 'cross':
      return (
        <Halves isPicture={isPicture} thought={thought} isTop>
          {hasNames ? <Pairs people={people} /> : <Shapes />}
        </Halves>
      )
    case 'corners':
      return (
        <Halves isPicture={isPicture} thought={thought} isTop>
          <Corners {...props} />
        </Halves>
      )
    case 'finding':
      return <FindingSheet finding={view.findings[step.at]} people={people} isPicture={isPicture} />
    default:
      return (
        <Halves isPicture={isPicture} thought={thought} above={view.group.name} below={props.below}>
          <BareCircle />
        </Halves>
      )
  }
}

interface HalvesProps extends Pictured {
  thought: Thought
  /** Whose session it is. */
  above?: string
  /** What could be taken for a mistake. */
  note?: string | undefined
  /** The right half is a list. */
  isTop?: boolean
  below?: React.ReactNode
  children: React.ReactNode
}

export function Halves(props: HalvesProps) {
  const { isPicture, thought, above, note, isTop = false, below, children } = props
  return (
    <div className={styles.halves} data-list={isTop || undefined}>
      <div className={styles.said}>
        {above && (
          <p className={styles.above}>
            <bdi>{above}</bdi>
          </p>
        )}
        <Title isPicture={isPicture}>{thought.title}</Title>
        <p className={styles.text}>
          <span>{thought.before}</span> <b>{thought.strong}</b> <span>{thought.after}</span>
        </p>
        {note && <p className={styles.note}>{note}</p>}
        {below}
      </div>
      <div className={styles.shown}>{children}</div>
    </div>
  )
}

/** In the presenter view, the page's heading. */
export function Title({ isPicture, children }: Pictured & { children: React.ReactNode }) {
  const Tag = isPicture ? 'p' : 'h1'
  return <Tag className={styles.title}>{children}</Tag>
}

function CirclePicture({ view, people }: SheetProps) {
  if (view.shapes) {
    const count = Object.values(view.shapes).reduce((sum, of) => sum + of, 0)
    return <ShapesCircle shapes={view.shapes} label={`The circle with ${count} shapes`} />
  }
  return (
    <PresenterCircle
      people={people}
      label={`The circle with ${listed(people.map(({ name }) => name))}`}
    />
  )
}

function Pairs({ people }: { people: readonly OnCircle[] }) {
  const pairs = pairsAcross(people)
  return (
    <ul className={styles.pairs} data-many={pairs.length > 4 || undefined}>
      {pairs.map(({ two: [one, two], third }) => (
        <li key={one.id}>
          <div className={styles.pair}>
            <Person person={one} />
            <span className={styles.dots} />
            <Person person={two} />
          </div>
          {third && (
            <p className={styles.third}>
              {fillNames(JOINS, { third: third.name, one: one.name, two: two.name })}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Person({ person: { name, letter } }: { person: OnCircle }) {
  return (
    <span className={styles.person}>
      <StyleMark letter={letter} className={styles.mark} />
      <bdi>{name}</bdi>
    </span>
  )
}

const IN_CORNERS: readonly Letter[] = ['D', 'I', 'C', 'S']

/** The four letters, each in its corner. */
function Shapes() {
  return (
    <ul className={styles.corners}>
      {IN_CORNERS.map((letter) => (
        <Corner key={letter} letter={letter} isNamed />
      ))}
    </ul>
  )
}

function Corners({ view, people, hasNames }: SheetProps) {
  const corners = cornersOf(people)
  return (
    <ul className={styles.corners}>
      {IN_CORNERS.map((letter) => (
        <Corner key={letter} letter={letter} isNamed={!hasNames}>
          {hasNames && corners[letter].length > 0 && (
            <bdi>{listed(corners[letter].map(({ name }) => name))}</bdi>
          )}
          {view.shapes && <span>{inNumbers(view.shapes, letter)}</span>}
        </Corner>
      ))}
    </ul>
  )
}

const inNumbers = (shapes: PerLetter<number>, letter: Letter) =>
  shapes[letter] === 1 ? 'One of us' : `${shapes[letter] || 'None'} of us`

interface CornerProps {
  letter: Letter
  /** Where no names stand in it, there is room for its own. */
  isNamed: boolean
  children?: React.ReactNode
}

function Corner({ letter, isNamed, children }: CornerProps) {
  return (
    <li className={`tone-${letter} ${styles.corner}`}>
      <StyleMark
        letter={letter}
        label={isNamed ? undefined : LETTER_NAMES[letter]}
        className={styles.mark}
      />
      {isNamed && <h2 className={styles.letter}>{LETTER_NAMES[letter]}</h2>}
      {children && <p className={styles.names}>{children}</p>}
    </li>
  )
}

interface FindingSheetProps extends Pictured {
  finding: PresenterView['findings'][number] | undefined
  people: readonly OnCircle[]
}

function FindingSheet({ finding, people, isPicture }: FindingSheetProps) {
  if (!finding) return null
  const marked = finding.people.flatMap((id) => people.find((person) => person.id === id) ?? [])
  return (
    <div className={styles.finding}>
      <div className={styles.marks}>
        {marked.map(({ id, letter }) => (
          <StyleMark key={id} letter={letter} className={styles.mark} />
        ))}
      </div>
      <Title isPicture={isPicture}>{finding.title}</Title>
      <p className={styles.text}>{finding.says}</p>
      <p className={styles.text}>
        <b>{finding.todo}</b>
      </p>
    </div>
  )
}

/** The people of one quarter, on request. */
export function QuarterSheet({ letter, people }: { letter: Letter; people: readonly OnCircle[] }) {
  return (
    <div className={`tone-${letter} ${styles.quarter}`}>
      <h1 className={styles.title}>
        <StyleMark letter={letter} className={styles.mark} />
        <span>{LETTER_NAMES[letter]}</span>
      </h1>
      <ul className={styles.many}>
        {cornersOf(people)[letter].map(({ id, name }) => (
          <li key={id} className={styles.one}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** In the order of the circle, those without a letter last. */
export function inOrder(people: readonly PresentedPerson[]): PresentedPerson[] {
  const rank = ({ letter }: PresentedPerson) => (letter ? 'DISC'.indexOf(letter) : 4)
  return people.toSorted((one, other) => rank(one) - rank(other))
}
