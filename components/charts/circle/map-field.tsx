'use client'

import { QUADRANT, round2, sector } from '@/lib/disc/circle/geometry'
import { LETTERS } from '@/lib/disc/letters'
import { ChartText } from '../chart-text'
import { styleColor } from '../style-color'
import { Texture } from '../texture/texture'

/** The pale circle with its axes, rings and letters. */
export function MapField({ size, radius }: { size: number; radius: number }) {
  const center = size / 2
  const rule = { stroke: 'var(--ink)', strokeOpacity: 0.5, strokeWidth: 1.25 }
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
      {[1 / 3, 2 / 3].map((part) => (
        <circle
          key={part}
          cx={center}
          cy={center}
          r={round2(radius * part)}
          fill="none"
          stroke="var(--ink)"
          strokeOpacity={0.16}
          strokeDasharray="2 5"
        />
      ))}
      <circle cx={center} cy={center} r={radius} fill="none" {...rule} />
      <path
        d={`M${center - radius} ${center}H${center + radius}M${center} ${center - radius}V${center + radius}`}
        {...rule}
      />
      {LETTERS.map((letter) => (
        <ChartText
          key={letter}
          x={round2(center + QUADRANT[letter][0] * radius * 0.8)}
          y={round2(center + QUADRANT[letter][1] * radius * 0.8)}
          size={size < 420 ? 22 : 30}
          fill={styleColor(letter, 'ink')}
        >
          {letter}
        </ChartText>
      ))}
    </>
  )
}

/** The ends of the two axes, around the circle. */
export function AxisWords({ size, inset }: { size: number; inset: number }) {
  const center = size / 2
  const near = round2(inset)
  const far = round2(size - inset)
  const words = [
    { text: 'Fast-paced', x: center, y: near },
    { text: 'Measured', x: center, y: far },
    { text: 'Task first', x: near, y: center, turn: -90 },
    { text: 'People first', x: far, y: center, turn: 90 },
  ]
  return words.map(({ text, x, y, turn }) => (
    <text
      key={text}
      x={x}
      y={y}
      dy=".36em"
      transform={turn === undefined ? undefined : `rotate(${turn} ${x} ${y})`}
      textAnchor="middle"
      fontSize="14"
      fontWeight="600"
      fill="var(--ink-2)"
    >
      {text}
    </text>
  ))
}
