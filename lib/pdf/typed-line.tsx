import { Text } from '@react-pdf/renderer'
import { COLORS } from './colors'
import { DISPLAY, NAME_STACK, NAME_WEIGHT } from './fonts'
import { fitName } from './person-name'

interface TypedLineProps {
  /** Clean, as `cleanPersonName` leaves it. */
  text: string
  width: number
  /** The largest size of type, in points. */
  size: number
  color?: string
  /** For a title: in the display face as far as it has the letters. */
  isTitle?: boolean
}

/** Text that somebody typed, in the fonts of all scripts, on one line that fits. */
export function TypedLine({
  text,
  width,
  size,
  color = COLORS.ink,
  isTitle = false,
}: TypedLineProps) {
  const fitted = fitName(text, width, size)
  const style = {
    fontFamily: isTitle ? [DISPLAY, ...NAME_STACK] : NAME_STACK,
    fontWeight: NAME_WEIGHT,
    fontSize: fitted.fontSize,
    lineHeight: 1.4,
    color,
  } as const
  return <Text style={style}>{fitted.text}</Text>
}
