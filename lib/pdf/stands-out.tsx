import { Text, View } from '@react-pdf/renderer'
import { SITUATIONS_NOTE, type Situation, TOO_CLOSE } from '../disc/content/team'
import { COLORS } from './colors'
import { type } from './type'
import { TypedText } from './typed-text'
import { tieLastWord } from './words'

/** The findings about a team: a situation each, and one thing to do. */
export function StandsOut({ findings, width }: { findings: readonly Situation[]; width: number }) {
  const row = { borderTopWidth: 0.6, borderTopColor: COLORS.line, paddingVertical: 8 }
  return (
    <View style={{ width }}>
      <Text style={[type.h2, { marginBottom: 4 }]}>What stands out</Text>
      <Text style={[type.note, { marginBottom: 8 }]}>
        {findings.length > 0 ? SITUATIONS_NOTE : TOO_CLOSE}
      </Text>
      {findings.map(({ title, says, todo }) => (
        <View key={says} style={row}>
          <WithNames text={title} width={width} isStrong />
          <WithNames text={says} width={width} />
          <WithNames text={todo} width={width} color={COLORS.ink2} />
        </View>
      ))}
    </View>
  )
}

/** What the face of our own texts has. */
const LATIN = /^[\u0020-\u017f\u2018-\u201d]*$/

interface WithNamesProps {
  text: string
  width: number
  color?: string
  isStrong?: boolean
}

/** Sentences of ours with names in them: where these are in other scripts, all is set in the faces of names. */
export function WithNames({ text, width, color = COLORS.ink, isStrong }: WithNamesProps) {
  if (LATIN.test(text)) {
    const weight = isStrong ? 700 : 400
    return <Text style={[type.small, { fontWeight: weight, color }]}>{tieLastWord(text)}</Text>
  }
  const size = type.small.fontSize
  return <TypedText text={text} width={width} size={size} color={color} mostLines={9} isSentence />
}
