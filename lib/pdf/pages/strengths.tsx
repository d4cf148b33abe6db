import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { points as words } from '../../copy/points'
import { keptPoints } from '../../disc/result/points'
import { COLORS } from '../colors'
import { type PageProps, ReportPage } from '../layout'
import { Pairs } from '../pairs'
import { LIVE_WIDTH, type } from '../type'
import { tieLastWord } from '../words'

const GAP = 24

const styles = StyleSheet.create({
  growth: {
    flexDirection: 'row',
    borderTopWidth: 0.8,
    borderTopColor: COLORS.line,
    paddingTop: 5,
    paddingBottom: 6,
  },
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

const text = [type.small, { fontSize: 9.5, lineHeight: 1.4 }, { color: COLORS.ink2 }]
const heading = [type.h2, { marginBottom: 8 }]

/** Page 4: what works, what gets in the way, and what to try; without what the reader struck. */
export function Strengths({ report, paper }: PageProps) {
  const { developmentTips } = report.detail
  const strengths = keptPoints(report.strengths)
  const limitations = keptPoints(report.limitations)
  return (
    <ReportPage report={report} paper={paper} title="Strengths and growth" number={4} gap={10}>
      <View>
        <Text style={[type.h1, { marginBottom: 10 }]}>Strengths</Text>
        {strengths.length === 0 && <Text style={text}>{words.noneLeft}</Text>}
        <Pairs items={strengths} keyOf={({ title }) => title} columnGap={GAP} rowGap={8}>
          {(strength) => (
            <>
              <Text style={type.h3}>{strength.title}</Text>
              <Text style={text}>{tieLastWord(strength.text)}</Text>
            </>
          )}
        </Pairs>
      </View>
      <View>
        <Text style={heading}>Growth opportunities</Text>
        {limitations.length === 0 && <Text style={text}>{words.noneLeft}</Text>}
        {limitations.map((limitation) => (
          <View key={limitation.title} style={styles.growth}>
            <Text style={[type.h3, { width: 150, paddingRight: 12 }]}>{limitation.title}</Text>
            <Text style={[text, { width: LIVE_WIDTH - 150 }]}>{tieLastWord(limitation.text)}</Text>
          </View>
        ))}
      </View>
      <View>
        <Text style={heading}>Development tips</Text>
        <Pairs items={developmentTips} keyOf={(tip) => tip} columnGap={GAP} rowGap={6}>
          {(tip, index) => (
            <View style={{ flexDirection: 'row' }}>
              <View style={styles.number}>
                <Text style={[type.h3, { fontSize: 9.5, lineHeight: 1 }]}>{index + 1}</Text>
              </View>
              <Text style={[type.small, { flex: 1, fontSize: 9.5, lineHeight: 1.4 }]}>
                {tieLastWord(tip)}
              </Text>
            </View>
          )}
        </Pairs>
      </View>
    </ReportPage>
  )
}
