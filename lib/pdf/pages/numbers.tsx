import { StyleSheet, Text, View } from '@react-pdf/renderer'
import type { OwnLetter } from '../../disc/content/own-letter'
import type { NumberNote } from '../../disc/result/numbers'
import { COLORS } from '../colors'
import { type PageProps, ReportPage } from '../layout'
import { LIVE_WIDTH, type } from '../type'
import { tieLastWord } from '../words'

const LABEL_WIDTH = 150

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    borderTopWidth: 0.8,
    borderTopColor: COLORS.line,
    paddingTop: 9,
    paddingBottom: 10,
  },
  scene: {
    borderLeftWidth: 2,
    borderLeftColor: COLORS.ink,
    paddingLeft: 12,
    marginTop: 8,
  },
})

const OWN_PARTS: readonly [keyof OwnLetter, label: string][] = [
  ['easy', 'What comes easily'],
  ['hard', 'What you both miss'],
  ['agree', 'What to agree on'],
]

const text = [type.body, { color: COLORS.ink2 }]

/** Page 5: what the four scores say, and working with people of the same letter. */
export function Numbers({ report, paper }: PageProps) {
  const { numbers, ownLetter, primary, scene } = report
  const own = OWN_PARTS.map(([key, label]) => ({ label, ...ownLetter[key] }))
  return (
    <ReportPage report={report} paper={paper} title="What your numbers say" number={5} gap={18}>
      <View>
        <Text style={[type.h1, { marginBottom: 6 }]}>What your numbers say</Text>
        <Text style={[...text, { marginBottom: 12 }]}>
          This part is written from your own scores, not from the style.
        </Text>
        {numbers.map((note) => (
          <Note key={note.label} note={note} />
        ))}
      </View>
      <View>
        <Text style={[type.h2, { marginBottom: 9 }]}>
          {`Working with others who lead with ${primary}`}
        </Text>
        {own.map((note) => (
          <Note key={note.label} note={note} />
        ))}
      </View>
      {scene && (
        <View>
          <Text style={type.h2}>A strength and its price, where you work</Text>
          {[scene.strength, scene.limit].map((one) => (
            <View key={one} style={styles.scene}>
              <Text style={text}>{tieLastWord(one)}</Text>
            </View>
          ))}
        </View>
      )}
    </ReportPage>
  )
}

function Note({ note }: { note: NumberNote }) {
  return (
    <View style={styles.row}>
      <View style={{ width: LABEL_WIDTH, paddingRight: 12 }}>
        <Text style={type.label}>{note.label}</Text>
        <Text style={type.h3}>{note.title}</Text>
      </View>
      <Text style={[...text, { width: LIVE_WIDTH - LABEL_WIDTH }]}>{tieLastWord(note.text)}</Text>
    </View>
  )
}
