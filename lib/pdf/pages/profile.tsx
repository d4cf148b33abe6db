import { StyleSheet, Text, View } from '@react-pdf/renderer'
import type { Point } from '../../disc/content/types'
import { COLORS, STYLE_COLORS } from '../colors'
import { splitColumns } from '../columns'
import { type PageProps, ReportPage } from '../layout'
import { type } from '../type'
import { tieLastWord } from '../words'

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: 26 },
  column: { flex: 1, gap: 8 },
  trait: { flex: 1, borderTopWidth: 1.4, borderTopColor: COLORS.ink, paddingTop: 8 },
  value: {
    flexDirection: 'row',
    borderTopWidth: 0.8,
    borderTopColor: COLORS.line,
    paddingTop: 7,
    paddingBottom: 7,
  },
})

/** Page 3: who this is, in words. */
export function Profile({ report, paper }: PageProps) {
  const { preview, detail } = report
  const { pace, perspective, focus } = preview.coreTraits
  return (
    <ReportPage report={report} paper={paper} title="Profile" number={3}>
      <View>
        <Text style={[type.h1, { marginBottom: 10 }]}>{report.name}</Text>
        <Text style={[type.lede, { color: STYLE_COLORS[report.primary].ink }]}>
          {tieLastWord(preview.summary)}
        </Text>
      </View>
      <View style={styles.columns}>
        {splitColumns(detail.description).map((paragraphs) => (
          <View key={paragraphs[0]} style={styles.column}>
            {paragraphs.map((text) => (
              <Text key={text} style={[type.body, { fontSize: 10.6 }]}>
                {tieLastWord(text)}
              </Text>
            ))}
          </View>
        ))}
      </View>
      <View style={[styles.columns, { gap: 16 }]}>
        <Trait name="Pace" trait={pace} />
        <Trait name="Perspective" trait={perspective} />
        <Trait name="Focus" trait={focus} />
      </View>
      <View>
        <Text style={[type.h2, { marginBottom: 9 }]}>Core values</Text>
        {detail.coreValues.map(({ title, text }) => (
          <View key={title} style={styles.value}>
            <Text style={[type.h3, { width: 150, paddingRight: 12 }]}>{title}</Text>
            <Text style={[type.body, { flex: 1, color: COLORS.ink2 }]}>{tieLastWord(text)}</Text>
          </View>
        ))}
      </View>
    </ReportPage>
  )
}

function Trait({ name, trait }: { name: string; trait: Point }) {
  return (
    <View style={styles.trait}>
      <Text style={type.label}>{name}</Text>
      <Text style={[type.h3, { fontSize: 12.5, marginBottom: 3 }]}>{trait.title}</Text>
      <Text style={[type.small, { color: COLORS.ink2 }]}>{tieLastWord(trait.text)}</Text>
    </View>
  )
}
