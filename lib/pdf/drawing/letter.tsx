import { Text } from '@react-pdf/renderer'
import { round2 } from '../../disc/circle/geometry'
import { DISPLAY } from '../fonts'

interface ChartLetterProps {
  /** The middle of the letter. */
  x: number
  y: number
  size: number
  color: string
  children: string
}

/** Text inside a drawing, centered on a point. */
export function ChartLetter({ x, y, size, color, children }: ChartLetterProps) {
  const style = { fontFamily: DISPLAY, fontWeight: 700, fontSize: size } as const
  return (
    <Text x={x} y={round2(y + size * 0.35)} textAnchor="middle" fill={color} style={style}>
      {children}
    </Text>
  )
}
