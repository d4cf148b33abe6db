import { StyleSheet, Text, View } from '@react-pdf/renderer'
import type { WorkStyle as WorkStyleText } from '../../disc/content/types'
import { LETTER_NAMES, LETTERS } from '../../disc/letters'
import { COLORS } from '../colors'
import { Mark } from '../drawing/mark'
import { type PageProps, ReportPage } from '../layout'
import { Pairs } from '../pairs'
import { type } from '../type'
import { tieLastWord } from '../words'

const PARTS: readonly [keyof WorkStyleText, title: string][] = [
  ['leadership', 'Leadership'],
  ['teamRole', 'Team role'],
  ['communication', 'Communication'],
  ['environment', 'Environment'],
]

const styles = StyleSheet.create({
  card: {
    flexGrow: 1,
    borderWidth: 0.8,
    borderColor: COLORS.line,
    borderRadius: 12,
    paddingTop: 11,
    paddingBottom: 12,
    paddingHorizontal: 15,
  },
  row: {
    flexDirection: 'row',
    borderTopWidth: 0.8,
    borderTopColor: COLORS.line,
    paddingTop: 8,
    paddingBottom: 8,
  },
})

const text = [type.small, { fontSize: 10 }, { color: COLORS.ink2 }]

/** Page 6: the reader at work, and with people of the other three letters. */
export function WorkStyle({ report, paper }: PageProps) {
  const { workStyle, workingWith } = report.detail
  return (
    <ReportPage report={report} paper={paper} title="Professional style" number={6} gap={14}>
      <View>
        <Text style={[type.h1, { marginBottom: 10 }]}>Professional style</Text>
        <Pairs items={PARTS} keyOf={([key]) => key} columnGap={8} rowGap={8}>
          {([key, title]) => (
            <View style={styles.card}>
              <Text style={[type.h3, { fontSize: 12.5, marginBottom: 4 }]}>{title}</Text>
              <Text style={text}>{tieLastWord(workStyle[key])}</Text>
            </View>
          )}
        </Pairs>
      </View>
      <View>
        <Text style={[type.h2, { marginBottom: 9 }]}>Working with the other letters</Text>
        {LETTERS.map((letter) => {
          const point = workingWith[letter]
          if (!point) return null
          return (
            <View key={letter} style={styles.row}>
              <View style={{ width: 138, flexDirection: 'row', paddingRight: 12 }}>
                <Mark letter={letter} size={22} />
                <View style={{ flex: 1, marginLeft: 8 }}>
                  <Text style={type.label}>{LETTER_NAMES[letter]}</Text>
                  <Text style={type.h3}>{point.title}</Text>
                </View>
              </View>
              <Text style={[...text, { flex: 1 }]}>{tieLastWord(point.text)}</Text>
            </View>
          )
        })}
      </View>
    </ReportPage>
  )
}
