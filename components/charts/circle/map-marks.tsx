import { arcPath, MARK_PATHS, round2 } from '@/lib/disc/circle/geometry'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import { ChartText } from '../chart-text'
import { styleColor } from '../style-color'

interface MapMarkProps {
  /** Who stands in one place, each with the letter of their shape: their primary one. */
  people: readonly { letter: Letter; initials: string }[]
  size: number
}

/** One place of a map, centered on 0, 0: a person's initials in the shape of their letter, or how many there are. */
export function MapMark({ people, size }: MapMarkProps) {
  const [first, ...others] = people
  if (!first) return null
  if (others.length > 0) return <Crowd letters={people.map(({ letter }) => letter)} size={size} />
  const { letter, initials } = first
  return (
    <g transform={`translate(${-size / 2} ${-size / 2}) scale(${round2(size / 40)})`}>
      <path
        d={MARK_PATHS[letter]}
        fill={styleColor(letter, 'fill')}
        stroke="var(--surface)"
        strokeWidth={3}
        paintOrder="stroke"
      />
      <ChartText
        x={20}
        // The triangle carries its weight low.
        y={letter === 'D' ? 22.5 : 20}
        size={size < 40 ? 14.5 : 13}
        fill={styleColor(letter, 'on')}
      >
        {initials}
      </ChartText>
    </g>
  )
}

/** Several people in one place: their number, in a ring of their letters' shares. */
function Crowd({ letters, size }: { letters: readonly Letter[]; size: number }) {
  const r = size / 2 - 2
  let before = 0
  const arcs = LETTERS.map((letter) => {
    const from = before
    before += letters.filter((one) => one === letter).length / letters.length
    return { letter, from, to: before }
  }).filter(({ from, to }) => to > from)
  return (
    <g>
      <circle r={size / 2 + 1} fill="var(--surface)" stroke="var(--ink)" strokeWidth={1} />
      {arcs.map(({ letter, from, to }) => (
        <path
          key={letter}
          d={arcPath(0, 0, r, from, to)}
          fill="none"
          stroke={styleColor(letter, 'fill')}
          strokeWidth={4}
        />
      ))}
      <ChartText x={0} y={0} size={letters.length > 99 ? 12 : 14} fill="var(--ink)">
        {letters.length}
      </ChartText>
    </g>
  )
}
