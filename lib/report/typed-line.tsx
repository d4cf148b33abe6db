import { Text } from '@react-pdf/renderer'
import { COLORS } from './colors'
import { NAME_STACK, NAME_WEIGHT } from './fonts'
import { fitName } from './person-name'

interface TypedLineProps {
  /** Clean, as `cleanPersonName` leaves it. */
  text: string
  width: number
  /** The largest size of type, in points. */
  size: number
  color?: string
}

/** Text that somebody typed, in the fonts of all scripts, on one line that fits. */
export function TypedLine({ text, width, size, color = COLORS.ink }: TypedLineProps) {
  const fitted = fitName(text, width, size)
  const style = {
    fontFamily: NAME_STACK,
    fontWeight: NAME_WEIGHT,
    fontSize: fitted.fontSize,
    lineHeight: 1.4,
    color,
  } as const
  return <Text style={style}>{fitted.text}</Text>
}
