import { Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { LETTERS } from '../../disc/letters'
import { rangeText } from '../../disc/result/certainty-text'
import { COLORS } from '../colors'
import { familiesFor, NAME_WEIGHT } from '../fonts'
import { letter } from '../lettering'
import type { PrintedMember } from '../printed-team'
import { LIVE_WIDTH, type } from '../type'
import { TypedLine } from '../typed-line'

const SIZE = 9
const LINE = 14.4
/** What fits under heading and notes on Letter, the shorter paper. */
export const PLAIN_ROWS = 39

/** Names whose letters the layout sets as they are typed; the others are drawn (typed-line.tsx). */
const SET_PLAINLY =
  /^(?:[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P} ](?!\p{M}))+$/u

const styles = StyleSheet.create({
  column: { ...type.small, fontSize: SIZE, lineHeight: LINE / SIZE },
  number: { textAlign: 'right' },
  range: { paddingLeft: 6, fontSize: 8.5, lineHeight: LINE / 8.5, color: COLORS.ink3 },
})

interface PlainMembersProps {
  members: readonly PrintedMember[]
  /** Of the columns. */
  widths: Readonly<Record<'name' | 'style' | 'score' | 'range', number>>
}

/** The rows of a large team, each column of them one text. */
export function PlainMembers({ members, widths }: PlainMembersProps) {
  const rules = members.map((_, row) => `M0 ${(row + 1) * LINE}H${LIVE_WIDTH}`).join('')
  const height = members.length * LINE + 1
  const lines = (of: (member: PrintedMember) => string | number) => members.map(of).join('\n')
  return (
    <View style={{ height }}>
      <Svg width={LIVE_WIDTH} height={height} style={{ position: 'absolute' }}>
        <Path d={rules} stroke={COLORS.line} strokeWidth={0.6} />
      </Svg>
      {members.map(
        ({ name }, row) =>
          !SET_PLAINLY.test(name) && (
            // Two members may share a name.
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <View key={row} style={{ position: 'absolute', top: row * LINE }}>
              <TypedLine text={name} width={widths.name - 12} size={SIZE} />
            </View>
          ),
      )}
      <View style={{ flexDirection: 'row' }}>
        <Text
          style={[
            styles.column,
            { width: widths.name, fontFamily: [...familiesFor('')], fontWeight: NAME_WEIGHT },
          ]}
        >
          {lines(({ name }) => (SET_PLAINLY.test(name) ? cut(name, widths.name - 12) : ' '))}
        </Text>
        <Text style={[styles.column, { width: widths.style }]}>
          {lines(({ code }) => code ?? ' ')}
        </Text>
        {LETTERS.map((each) => (
          <View key={each} style={{ flexDirection: 'row' }}>
            <Text style={[styles.column, styles.number, { width: widths.score }]}>
              {lines(({ scores }) => scores[each])}
            </Text>
            <Text style={[styles.column, styles.range, { width: widths.range }]}>
              {lines(({ ranges }) =>
                ranges ? rangeText(ranges[each]).replaceAll(' ', '\u00a0') : ' ',
              )}
            </Text>
          </View>
        ))}
      </View>
    </View>
  )
}

/** What of a name fits into so much room at this size. */
function cut(name: string, room: number): string {
  const families = familiesFor('')
  const fits = (text: string) => letter(text, families).width * SIZE <= room
  const letters = [...name]
  let text = name
  while (letters.length > 1 && !fits(text)) {
    letters.pop()
    text = `${letters.join('').trimEnd()}…`
  }
  return text
}
