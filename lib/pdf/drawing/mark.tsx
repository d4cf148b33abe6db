import { Path, Svg, View } from '@react-pdf/renderer'
import { MARK_PATHS } from '../../disc/circle/geometry'
import type { Letter } from '../../disc/letters'
import { STYLE_COLORS } from '../colors'
import { ChartLetter } from './letter'

/** The letter on its own shape: triangle, circle, squircle or diamond. */
export function Mark({ letter, size }: { letter: Letter; size: number }) {
  const { fill, edge, on } = STYLE_COLORS[letter]
  const isTriangle = letter === 'D'
  return (
    <Svg width={size} height={size} viewBox="0 0 40 40">
      <Path d={MARK_PATHS[letter]} fill={fill} stroke={edge} strokeWidth={size < 20 ? 2.4 : 1.6} />
      <ChartLetter x={20} y={isTriangle ? 22.2 : 20} size={isTriangle ? 16.5 : 18.5} color={on}>
        {letter}
      </ChartLetter>
    </Svg>
  )
}

/** The marks of a style code, side by side. */
export function CodeMarks({ letters, size }: { letters: readonly Letter[]; size: number }) {
  return (
    <View style={{ flexDirection: 'row', gap: size * 0.08 }}>
      {letters.map((letter) => (
        <Mark key={letter} letter={letter} size={size} />
      ))}
    </View>
  )
}
