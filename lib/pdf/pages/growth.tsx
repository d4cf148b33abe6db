import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { sentenceFeedback as words } from '../../copy/sentence-feedback'
import { keptSentences } from '../../disc/result/sentence-feedback'
import { COLORS } from '../colors'
import { type PageProps, ReportPage } from '../layout'
import { NoteRow } from '../note-rows'
import { Pairs } from '../pairs'
import { Scene } from '../scene'
import { type } from '../type'
import { tieLastWord } from '../words'

const styles = StyleSheet.create({
  tip: { flexDirection: 'row' },
  number: {
    width: 20,
    height: 20,
    borderRadius: 10,
    borderWidth: 0.9,
    borderColor: COLORS.ink,
    alignItems: 'center',
    justifyContent: 'center',
    marginRight: 9,
    marginTop: 1,
  },
})

/** What gets in the way, without what the reader struck; and what to try. */
export function Growth({ report, ...page }: PageProps) {
  const limitations = keptSentences(report.limitations)
  return (
    <ReportPage report={report} {...page} title="Growth">
      <View>
        <Text style={[type.h1, { marginBottom: 10 }]}>Growth opportunities</Text>
        {limitations.length === 0 && <Text style={type.list}>{words.noneLeft}</Text>}
        {limitations.map((limitation) => (
          <NoteRow key={limitation.title} note={limitation} />
        ))}
        {report.scene && <Scene text={report.scene.limit} />}
      </View>
      <View>
        <Text style={[type.h2, { marginBottom: 9 }]}>Development tips</Text>
        <Pairs items={report.detail.developmentTips} keyOf={(tip) => tip} columnGap={24} rowGap={7}>
          {(tip, index) => (
            <View style={styles.tip}>
              <View style={styles.number}>
                <Text style={[type.h3, { fontSize: 9.5, lineHeight: 1 }]}>{index + 1}</Text>
              </View>
              <Text style={[type.list, { flex: 1 }]}>{tieLastWord(tip)}</Text>
            </View>
          )}
        </Pairs>
      </View>
    </ReportPage>
  )
}
