import { Text, View } from '@react-pdf/renderer'
import { TOO_CLOSE } from '../disc/content/team'
import type { FindingWords } from '../disc/team/finding-words'
import { COLORS } from './colors'
import { type } from './type'
import { TypedLine } from './typed-line'
import { tieLastWord } from './words'

/** The findings about a team, each with one thing to do. */
export function StandsOut({
  findings,
  width,
}: {
  findings: readonly FindingWords[]
  width: number
}) {
  const row = { borderTopWidth: 0.6, borderTopColor: COLORS.line, paddingVertical: 8 }
  return (
    <View style={{ width }}>
      <Text style={[type.h2, { marginBottom: 10 }]}>What stands out</Text>
      {findings.map(({ who, says, todo }) => (
        <View key={says} style={row}>
          {who !== '' && <TypedLine text={who} width={width} size={10} />}
          <Text style={[type.small, { fontWeight: 700 }]}>{says}</Text>
          <Text style={type.small}>{tieLastWord(todo)}</Text>
        </View>
      ))}
      {findings.length === 0 && <Text style={type.small}>{TOO_CLOSE}</Text>}
    </View>
  )
}
