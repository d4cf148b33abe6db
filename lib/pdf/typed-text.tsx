import { View } from '@react-pdf/renderer'
import { familiesFor } from './fonts'
import { letter } from './lettering'
import { TypedLine, type TypedLineProps } from './typed-line'

interface TypedTextProps
  extends Pick<TypedLineProps, 'text' | 'width' | 'size' | 'color' | 'isSentence'> {
  /** What is longer than this is fitted into the last line. */
  mostLines: number
}

/** Text that a person typed, over several lines. */
export function TypedText({ text, mostLines, ...line }: TypedTextProps) {
  return (
    <View>
      {linesOf(text, line.width / line.size, mostLines).map((words, at) => (
        // A line may be there twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
        <TypedLine key={at} text={words} {...line} />
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
