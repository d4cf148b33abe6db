import { StyleSheet, Text, View } from '@react-pdf/renderer'
import type { Phrase } from '../../disc/content/types'
import { LETTER_NAMES, type Letter } from '../../disc/letters'
import { COLORS } from '../colors'
import { Mark } from '../drawing/mark'
import { type PageProps, ReportPage } from '../layout'
import { type } from '../type'
import { tieLastWord } from '../words'

const styles = StyleSheet.create({
  pair: {
    flexDirection: 'row',
    borderWidth: 0.8,
    borderColor: COLORS.line,
    borderRadius: 10,
    overflow: 'hidden',
  },
  say: { flex: 1.25, paddingVertical: 11, paddingHorizontal: 14 },
  not: { flex: 1, paddingVertical: 11, paddingHorizontal: 14, backgroundColor: COLORS.canvas },
  heading: { flexDirection: 'row', alignItems: 'center', height: 16, marginBottom: 2 },
})

const label = [type.label, { fontWeight: 700 } as const]

/** Sentences that help, each beside the one it replaces. */
export function Phrases({ report, ...page }: PageProps) {
  return (
    <ReportPage report={report} {...page} title="Say this, not that" gap={9} spread>
      <View>
        <Text style={[type.h1, { marginBottom: 6 }]}>Say this, not that</Text>
        <Text style={[type.body, { color: COLORS.ink2 }]}>
          Borrow the words until you have your own. A mark shows who a sentence is for.
        </Text>
      </View>
      {report.detail.phrases.map((phrase) => (
        <Pair key={phrase.say} phrase={phrase} />
      ))}
    </ReportPage>
  )
}

function Pair({ phrase: { say, avoid, to } }: { phrase: Phrase }) {
  return (
    <View style={styles.pair} wrap={false}>
      <View style={styles.say}>
        <View style={styles.heading}>
          <Text style={[...label, { color: COLORS.ink }]}>SAY</Text>
          {to && <Recipient letter={to} />}
        </View>
        <Text style={type.strong}>{`“${tieLastWord(say)}”`}</Text>
      </View>
      <View style={styles.not}>
        <View style={styles.heading}>
          <Text style={label}>NOT</Text>
        </View>
        <Text style={[type.body, { color: COLORS.ink2 }]}>{`“${tieLastWord(avoid)}”`}</Text>
      </View>
    </View>
  )
}

function Recipient({ letter }: { letter: Letter }) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', marginLeft: 8 }}>
      <Mark letter={letter} size={14} />
      <Text style={[type.label, { marginLeft: 4 }]}>{`to ${LETTER_NAMES[letter]}`}</Text>
    </View>
  )
}
