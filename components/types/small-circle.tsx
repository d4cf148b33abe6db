'use client'

import { ChartText } from '@/components/charts/chart-text'
import { Picture } from '@/components/charts/picture'
import { styleColor } from '@/components/charts/style-color'
import { Texture } from '@/components/charts/texture/texture'
import { MARK_PATHS, round2, sector } from '@/lib/disc/circle/geometry'
import { neighborsOf, stylePlace } from '@/lib/disc/circle/places'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import type { StyleCode } from '@/lib/disc/styles'

const SIZE = 300
const CENTER = SIZE / 2
const RADIUS = 146

/** The pale circle with a style's mark in its place, and its two neighbors beside it. */
export function SmallCircle({ code, className }: { code: StyleCode; className?: string }) {
  const { beside } = neighborsOf(code)
  const label = `${code} on the DISC circle, between ${beside.join(' and ')}`
  const [x, y] = pointOf(code)
  return (
    <Picture size={SIZE} label={label} fit="fluid" className={className}>
      {LETTERS.map((letter) => (
        <g key={letter}>
          <path d={sector(CENTER, CENTER, RADIUS, letter, 1.5)} fill={styleColor(letter, 'tint')} />
          <Texture
            letter={letter}
            cx={CENTER}
            cy={CENTER}
            r={RADIUS}
            gap={1.5}
            color={styleColor(letter, 'fill')}
            opacity={letter === 'I' ? 0.29 : 0.14}
          />
        </g>
      ))}
      {beside.map((other) => (
        <PlacedMark key={other} code={other} size={42} isSoft />
      ))}
      <circle cx={x} cy={y} r={33} fill="var(--canvas)" stroke="var(--ink)" strokeWidth={2.5} />
      <PlacedMark code={code} size={52} />
    </Picture>
  )
}

function pointOf(code: StyleCode) {
  const [x, y] = stylePlace(code)
  return [round2(CENTER + RADIUS * x), round2(CENTER + RADIUS * y)] as const
}

interface PlacedMarkProps {
  code: StyleCode
  size: number
  isSoft?: boolean
}

function PlacedMark({ code, size, isSoft = false }: PlacedMarkProps) {
  const letter = code.charAt(0) as Letter
  const [x, y] = pointOf(code)
  return (
    <g transform={`translate(${round2(x - size / 2)} ${round2(y - size / 2)}) scale(${size / 40})`}>
      <path
        d={MARK_PATHS[letter]}
        fill={isSoft ? 'var(--canvas)' : styleColor(letter, 'fill')}
        stroke={styleColor(letter, 'edge')}
        strokeWidth={isSoft ? 2 : 1.6}
      />
      <ChartText
        x={20}
        // The triangle carries its weight low.
        y={letter === 'D' ? 22.2 : 20}
        size={code.length > 1 ? 13.5 : 18}
        fill={styleColor(letter, isSoft ? 'ink' : 'on')}
      >
        {code}
      </ChartText>
    </g>
  )
}
