import { Path, Svg, Text } from '@react-pdf/renderer'
import { COLORS } from './colors'
import { DISPLAY, familiesFor, NAME_WEIGHT } from './fonts'
import { fitLine, pathOf } from './lettering'

export interface TypedLineProps {
  /** Clean, as `printable` leaves it. */
  text: string
  width: number
  /** The largest size of type, in points. */
  size: number
  color?: string
  /** For a title: in the display face as far as it has the words. */
  isTitle?: boolean
  /** A sentence of ours with names in it: it runs from left to right, whatever script a name has. */
  isSentence?: boolean
}

/** In shares of the type's size: the height of a line, and of its baseline above its lower edge. */
const LINE = 1.4
const BASE = 1.02

/** Text that a person typed, in the fonts of all scripts, on one line that fits. Its letters are outlines; the text itself lies under them unseen, to be searched, copied and read aloud. */
export function TypedLine({
  text,
  width,
  size,
  color = COLORS.ink,
  isTitle = false,
  isSentence = false,
}: TypedLineProps) {
  const families = [...(isTitle ? [DISPLAY] : []), ...familiesFor(text)]
  const fitted = fitLine(text, width, size, families, isSentence ? 'ltr' : undefined)
  const { fontSize, lettering } = fitted
  const style = { fontFamily: families, fontWeight: NAME_WEIGHT, fontSize } as const
  return (
    <Svg width={width} height={fontSize * LINE}>
      <Text x={0} y={fontSize * BASE} style={style} fill={color} opacity={0}>
        {fitted.text}
      </Text>
      <Path d={pathOf(lettering, fontSize, 0, fontSize * BASE)} fill={color} />
    </Svg>
  )
}
