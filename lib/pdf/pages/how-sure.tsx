import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { CARE_ADVICE } from '../../disc/result/care-note'
import { howSure } from '../../messages/how-sure'
import { COPYRIGHT_FROM, PRODUCT } from '../../product'
import { COLORS } from '../colors'
import { LeadLine } from '../drawing/lead-line'
import { Mark } from '../drawing/mark'
import { ScoreBar } from '../drawing/score-bar'
import { type PageProps, ReportPage } from '../layout'
import { type } from '../type'
import { tieLastWord } from '../words'

const BAR_WIDTH = 190

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    borderTopWidth: 0.8,
    borderTopColor: COLORS.line,
    paddingVertical: 6,
  },
  letter: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 8 },
  number: { width: 52 },
  range: { width: 100 },
  note: { borderTopWidth: 0.8, borderTopColor: COLORS.line, paddingTop: 9 },
})

const PICTURE_NOTE =
  'In your picture, the area of each quarter shows its score. The upper half is fast-paced, the lower ' +
  'half measured; the left side looks at the task first, the right side at people.'

const HIRING_NOTE =
  'A profile alone should not decide who gets a job, a promotion or a place on a team. It says how ' +
  'someone likes to work. It says nothing about how well they do it.'

const text = [type.body, { color: COLORS.ink2 }]
const heading = [type.h2, { fontSize: 14, marginBottom: 5 }]

/** Near the end: how far to trust all of it. */
export function HowSure({ report, ...page }: PageProps) {
  const { leadLine, other, care, counted } = report.named
  const year = report.completedAt.getUTCFullYear()
  return (
    <ReportPage report={report} {...page} title={howSure.title}>
      <View>
        <Text style={[type.h1, { marginBottom: 14 }]}>{howSure.title}</Text>
        {leadLine && <LeadLine line={leadLine} doubt={report.named.doubt} />}
        <Text style={text}>
          {leadLine ? [howSure.key, other].filter(Boolean).join(' ') : howSure.unknown}
        </Text>
      </View>
      {care && <Note lead={CARE_ADVICE}>{care}</Note>}
      {leadLine && <Ranges report={report} />}
      {counted && <Note lead={`${counted.text}.`}>{counted.isPart ? howSure.untouched : ''}</Note>}
      <View style={{ gap: 18 }}>
        <View>
          <Text style={heading}>How to read this report</Text>
          <Text style={text}>{report.method}</Text>
          <Text style={[...text, { marginTop: 6 }]}>{PICTURE_NOTE}</Text>
        </View>
        <View wrap={false}>
          <Text style={heading}>Not a hiring test</Text>
          <Text style={text}>{HIRING_NOTE}</Text>
        </View>
        <Text style={type.note}>
          {`© ${COPYRIGHT_FROM}–${year} ${PRODUCT}. All rights reserved.`}
        </Text>
      </View>
    </ReportPage>
  )
}

function Note({ lead, children }: { lead: string; children: string }) {
  return (
    <View style={styles.note} wrap={false}>
      <Text style={text}>
        <Text style={[type.strong, { color: COLORS.ink }]}>{lead}</Text>
        {children && ` ${tieLastWord(children)}`}
      </Text>
    </View>
  )
}

function Ranges({ report }: Pick<PageProps, 'report'>) {
  return (
    <View wrap={false}>
      <View style={[styles.row, { borderTopWidth: 0 }]}>
        <Text style={[type.label, { flex: 1 }]}>Letter</Text>
        <Text style={[type.label, styles.number]}>Number</Text>
        <Text style={[type.label, styles.range]}>Probably between</Text>
        <View style={{ width: BAR_WIDTH }} />
      </View>
      {report.scoreLines.map(({ letter, name, score, range }) => (
        <View key={letter} style={styles.row}>
          <View style={styles.letter}>
            <Mark letter={letter} size={17} />
            <Text style={type.strong}>{name}</Text>
          </View>
          <Text style={[type.strong, styles.number]}>{score}</Text>
          <Text style={[type.body, styles.range]}>{range && `${range.low} and ${range.high}`}</Text>
          <ScoreBar letter={letter} score={score} range={range} width={BAR_WIDTH} />
        </View>
      ))}
    </View>
  )
}
