import { Circle, G, Path, Svg, Text } from '@react-pdf/renderer'
import { MARK_PATHS, type Point, place, QUADRANT, round2, sector } from '../../disc/circle/geometry'
import { LETTERS } from '../../disc/letters'
import { arrangePlaces, type Placed } from '../../disc/team/places'
import { middleOf } from '../../disc/team/profile'
import { COLORS, STYLE_COLORS, whiten } from '../colors'
import { BODY, familiesFor } from '../fonts'
import { letter, pathOf } from '../lettering'
import type { PrintedMember } from '../printed-team'
import { ChartLetter } from './letter'

/** The room between the circle and the picture's edge, for the words of the axes. */
const WORD_ROOM = 24
const MARK = 28
const INITIALS_SIZE = 8.5

interface TeamCircleProps {
  members: readonly PrintedMember[]
  size: number
}

/** All members on the circle at their scores, and the team's middle as a cross. */
export function TeamCircle({ members, size }: TeamCircleProps) {
  const people = members.map((member) => ({ ...member, at: place(member.scores) }))
  return <PeopleCircle people={people} size={size} middle={middleOf(people.map(({ at }) => at))} />
}

type CirclePerson = Pick<PrintedMember, 'primary' | 'initials'> & { at: Point }

interface PeopleCircleProps {
  people: readonly CirclePerson[]
  size: number
  /** Marked by a cross. */
  middle?: Point
}

/** People on the circle, each at their place. */
export function PeopleCircle({ people, size, middle }: PeopleCircleProps) {
  const center = size / 2
  const radius = center - WORD_ROOM
  const on = ([x, y]: Point): Point => [round2(center + x * radius), round2(center - y * radius)]
  const spots = arrangePlaces(people, MARK / radius)
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${size} ${size}`}>
      <Field center={center} radius={radius} />
      <AxisWords size={size} />
      {spots.map((spot) => (
        <SpotMark key={spot.at.join()} spot={spot} at={on(spot.at)} />
      ))}
      {middle && <Middle at={on(middle)} />}
    </Svg>
  )
}

function Field({ center, radius }: { center: number; radius: number }) {
  const line = { fill: 'none', stroke: whiten(COLORS.ink, 0.45), strokeWidth: 0.8 }
  const axes = `M${center - radius} ${center}H${center + radius}M${center} ${center - radius}V${center + radius}`
  return (
    <>
      {LETTERS.map((letter) => (
        <Path
          key={letter}
          d={sector(center, center, radius, letter)}
          fill={STYLE_COLORS[letter].tint}
        />
      ))}
      {[1 / 3, 2 / 3].map((part) => (
        <Circle
          key={part}
          cx={center}
          cy={center}
          r={round2(radius * part)}
          {...line}
          stroke={whiten(COLORS.ink, 0.8)}
          strokeDasharray="2 4"
        />
      ))}
      <Circle cx={center} cy={center} r={radius} {...line} />
      <Path d={axes} {...line} />
      {LETTERS.map((letter) => (
        <ChartLetter
          key={letter}
          x={round2(center + QUADRANT[letter][0] * radius * 0.8)}
          y={round2(center + QUADRANT[letter][1] * radius * 0.8)}
          size={22}
          color={STYLE_COLORS[letter].ink}
        >
          {letter}
        </ChartLetter>
      ))}
    </>
  )
}

function AxisWords({ size }: { size: number }) {
  const center = size / 2
  const near = 10
  const far = size - 10
  const style = { fontFamily: BODY, fontWeight: 600, fontSize: 9.5 } as const
  const words = [
    { text: 'Fast-paced', x: center, y: near + 3, turn: 0 },
    { text: 'Measured', x: center, y: far + 3, turn: 0 },
    { text: 'Task first', x: near, y: center, turn: -90 },
    { text: 'People first', x: far, y: center, turn: 90 },
  ]
  return words.map(({ text, x, y, turn }) => (
    <Text
      key={text}
      x={x}
      y={y}
      textAnchor="middle"
      fill={COLORS.ink2}
      style={style}
      transform={turn === 0 ? undefined : `rotate(${turn} ${x} ${y})`}
    >
      {text}
    </Text>
  ))
}

function SpotMark({ spot, at: [x, y] }: { spot: Placed<CirclePerson>; at: Point }) {
  const [first, ...others] = spot.members
  if (!first) return null
  if (others.length > 0) return <Crowd x={x} y={y} count={spot.members.length} />
  const { fill, on } = STYLE_COLORS[first.primary]
  const scale = MARK / 40
  const initials = letter(first.initials, familiesFor(first.initials))
  const left = x - (initials.width * INITIALS_SIZE) / 2
  const low = first.primary === 'D' ? 1.4 : 0
  return (
    <G>
      <Path
        d={MARK_PATHS[first.primary]}
        transform={`translate(${round2(x - MARK / 2)} ${round2(y - MARK / 2)}) scale(${scale})`}
        fill={fill}
        stroke={COLORS.surface}
        strokeWidth={2}
      />
      <Path d={pathOf(initials, INITIALS_SIZE, left, y + 3 + low)} fill={on} />
    </G>
  )
}

/** Several people at one place, drawn as their number. */
function Crowd({ x, y, count }: { x: number; y: number; count: number }) {
  return (
    <G>
      <Circle
        cx={x}
        cy={y}
        r={MARK / 2}
        fill={COLORS.surface}
        stroke={COLORS.ink}
        strokeWidth={1.4}
      />
      <ChartLetter x={x} y={y} size={11} color={COLORS.ink}>
        {String(count)}
      </ChartLetter>
    </G>
  )
}

function Middle({ at: [x, y] }: { at: Point }) {
  return (
    <G>
      <Circle
        cx={x}
        cy={y}
        r={8.5}
        fill={COLORS.surface}
        stroke={COLORS.ink}
        strokeWidth={1.6}
        strokeDasharray="3 2"
      />
      <Path
        d={`M${x - 4} ${y}H${x + 4}M${x} ${y - 4}V${y + 4}`}
        stroke={COLORS.ink}
        strokeWidth={1.6}
      />
    </G>
  )
}
