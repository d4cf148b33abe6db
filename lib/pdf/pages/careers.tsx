import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { COPYRIGHT_FROM, PRODUCT } from '../../product'
import { COLORS } from '../colors'
import { Rose } from '../drawing/rose'
import { type PageProps, ReportPage } from '../layout'
import { Pairs } from '../pairs'
import { type } from '../type'
import { tieLastWord } from '../words'

const styles = StyleSheet.create({
  career: { borderTopWidth: 0.8, borderTopColor: COLORS.line, paddingTop: 9, flexGrow: 1 },
  method: {
    flexDirection: 'row',
    alignItems: 'center',
    backgroundColor: COLORS.canvas,
    borderRadius: 14,
    paddingVertical: 20,
    paddingHorizontal: 22,
  },
})

const PICTURE_NOTE =
  'In your picture, the area of each quarter is its score. The upper half is fast-paced, the lower ' +
  'half measured; the left side looks at the task first, the right side at people.'

const HIRING_NOTE =
  'A profile alone should not decide who gets a job, a promotion or a place on a team. It says how ' +
  'someone likes to work. It says nothing about how well they do it.'

const text = [type.body, { color: COLORS.ink2 }]
const heading = [type.h2, { fontSize: 14, marginBottom: 5 }]

/** Page 9: where this style tends to do well, and how far to trust a report like this. */
export function Careers({ report, paper }: PageProps) {
  const year = report.completedAt.getUTCFullYear()
  return (
    <ReportPage report={report} paper={paper} title="Careers and method" number={9}>
      <View>
        <Text style={[type.h1, { marginBottom: 6 }]}>Career matches</Text>
        <Text style={[type.body, { color: COLORS.ink2, marginBottom: 16 }]}>
          Work where this style often feels at home. A place to start looking, not a limit.
        </Text>
        <Pairs
          items={report.detail.careers}
          keyOf={({ title }) => title}
          columnGap={24}
          rowGap={16}
        >
          {({ title, text }) => (
            <View style={styles.career}>
              <Text style={[type.h3, { fontSize: 12.5, marginBottom: 1 }]}>{title}</Text>
              <Text style={[type.body, { color: COLORS.ink2 }]}>{tieLastWord(text)}</Text>
            </View>
          )}
        </Pairs>
      </View>
      <View>
        <View style={styles.method}>
          <Rose scores={report.scores} size={92} />
          <View style={{ flex: 1, marginLeft: 22 }}>
            <Text style={heading}>How to read this report</Text>
            <Text style={text}>{report.method}</Text>
            <Text style={[...text, { marginTop: 6 }]}>{PICTURE_NOTE}</Text>
          </View>
        </View>
        <View style={{ paddingTop: 18, paddingHorizontal: 22 }}>
          <Text style={heading}>Not a hiring test</Text>
          <Text style={text}>{HIRING_NOTE}</Text>
        </View>
        <Text style={[type.note, { marginTop: 18, paddingHorizontal: 22 }]}>
          {`© ${COPYRIGHT_FROM}–${year} ${PRODUCT}. All rights reserved.`}
        </Text>
      </View>
    </ReportPage>
  )
}
