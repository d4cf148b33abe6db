import { View } from '@react-pdf/renderer'
import { familiesFor } from './fonts'
import { letter } from './lettering'
import { TypedLine } from './typed-line'

interface TypedTextProps {
  /** Clean, as `printable` leaves it. */
  text: string
  width: number
  size: number
  /** What is longer than this is fitted into the last line. */
  mostLines: number
}

/** Text that a person typed, over several lines. */
export function TypedText({ text, width, size, mostLines }: TypedTextProps) {
  return (
    <View>
      {linesOf(text, width / size, mostLines).map((line, at) => (
        // A line may be there twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
        <TypedLine key={at} text={line} width={width} size={size} />
      ))}
    </View>
  )
}

/** The lines of a text, each so many em wide at most but for the last. */
function linesOf(text: string, most: number, mostLines: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    const fits = last === undefined || letter(longer, familiesFor(longer)).width <= most
    if (fits || lines.length === mostLines) lines[Math.max(0, lines.length - 1)] = longer
    else lines.push(word)
  }
  return lines
}
