import { QUADRANT, round2, sector } from '@/lib/disc/circle/geometry'
import { LETTERS } from '@/lib/disc/letters'
import { ChartText } from '../chart-text'
import { styleColor } from '../style-color'
import { Texture } from '../texture/texture'

interface MapFieldProps {
  size: number
  /** Room around the circle, for the words. */
  padding: number
  /** The size of the axes' words; without rings and letters, for a picture that names its people. */
  wordSize?: number
  bare?: boolean
}

/** The pale circle with its axes, rings and letters, and around it the ends of the two axes in words. */
export function MapField({ size, padding, wordSize = 14, bare = false }: MapFieldProps) {
  const center = size / 2
  const radius = center - padding
  const circle = { cx: center, cy: center, fill: 'none' }
  return (
    <>
      {LETTERS.map((letter) => (
        <g key={letter}>
          <path d={sector(center, center, radius, letter)} fill={styleColor(letter, 'tint')} />
          <Texture
            letter={letter}
            cx={center}
            cy={center}
            r={radius}
            color={styleColor(letter, 'fill')}
            opacity={letter === 'I' ? 0.29 : 0.11}
          />
        </g>
      ))}
      {!bare && (
        <g stroke="var(--ink)" strokeOpacity={0.16} strokeDasharray="2 5">
          <circle {...circle} r={round2(radius / 3)} />
          <circle {...circle} r={round2((radius * 2) / 3)} />
        </g>
      )}
      <g stroke="var(--ink)" strokeOpacity={0.5} strokeWidth={1.25}>
        <circle {...circle} r={radius} />
        <path
          d={`M${center - radius} ${center}H${center + radius}M${center} ${center - radius}V${center + radius}`}
        />
      </g>
      {LETTERS.map((letter) => {
        const [sx, sy] = QUADRANT[letter]
        return bare ? null : (
          <ChartText
            key={letter}
            x={round2(center + sx * radius * 0.8)}
            y={round2(center + sy * radius * 0.8)}
            size={size < 420 ? 22 : 30}
            fill={styleColor(letter, 'ink')}
          >
            {letter}
          </ChartText>
        )
      })}
      <AxisWords size={size} inset={padding * 0.43} wordSize={wordSize} />
    </>
  )
}

/** The ends of the two axes, around the circle. */
function AxisWords({ size, inset, wordSize }: Record<'size' | 'inset' | 'wordSize', number>) {
  const center = size / 2
  const near = round2(inset)
  const far = round2(size - inset)
  const words = [
    { text: 'Fast-paced', x: center, y: near },
    { text: 'Measured', x: center, y: far },
    { text: 'Task first', x: near, y: center, turn: -90 },
    { text: 'People first', x: far, y: center, turn: 90 },
  ]
  return (
    <g textAnchor="middle" fontSize={wordSize} fontWeight={600} fill="var(--ink-2)">
      {words.map(({ text, x, y, turn }) => (
        <text
          key={text}
          x={x}
          y={y}
          dy=".36em"
          transform={turn === undefined ? undefined : `rotate(${turn} ${x} ${y})`}
        >
          {text}
        </text>
      ))}
    </g>
  )
}
