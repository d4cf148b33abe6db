import { StyleSheet, Text, View } from '@react-pdf/renderer'
import type { Goal } from '../../disc/result/action-plan'
import { COLORS } from '../colors'
import { liveHeight, type PageProps, ReportPage } from '../layout'
import { type } from '../type'
import { tieLastWord } from '../words'

/** Between two lines to write on: wide enough for handwriting. */
const LINE_HEIGHT = 25

/** What the heading and three goals take at most; the rest of the page is for notes. */
const PLAN_HEIGHT = 440

const styles = StyleSheet.create({
  goal: {
    flexDirection: 'row',
    borderTopWidth: 0.8,
    borderTopColor: COLORS.line,
    paddingTop: 17,
    paddingBottom: 21,
  },
  box: {
    width: 19,
    height: 19,
    borderRadius: 5,
    borderWidth: 1.1,
    borderColor: COLORS.lineStrong,
    marginRight: 14,
    marginTop: 1,
  },
  part: { flex: 1 },
  text: { ...type.body, fontSize: 11 },
  line: { height: LINE_HEIGHT, borderBottomWidth: 0.7, borderBottomColor: COLORS.line },
})

/** Three goals to tick off, and lines to write on. */
export function ActionPlan({ report, ...page }: PageProps) {
  const { lede, goals } = report.plan
  const lineCount = Math.floor((liveHeight(page.paper) - PLAN_HEIGHT) / LINE_HEIGHT)
  return (
    <ReportPage report={report} {...page} title="Personal action plan" gap={18} spread>
      <View>
        <Text style={[type.h1, { marginBottom: 6 }]}>Personal action plan</Text>
        <Text style={[type.body, { color: COLORS.ink2, marginBottom: 16 }]}>{lede}</Text>
        {goals.map((goal) => (
          <GoalRow key={goal.number} goal={goal} />
        ))}
      </View>
      <View wrap={false}>
        <Text style={type.h2}>Notes</Text>
        {Array.from({ length: lineCount }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty lines that never reorder
          <View key={index} style={styles.line} />
        ))}
      </View>
    </ReportPage>
  )
}

function GoalRow({ goal }: { goal: Goal }) {
  return (
    <View style={styles.goal} wrap={false}>
      <View style={styles.box} />
      <View style={{ flex: 1 }}>
        <View style={{ flexDirection: 'row', marginBottom: 8 }}>
          <Text style={[type.lede, { flex: 1, fontSize: 15.5 }]}>{goal.goal}</Text>
          <Text
            style={[type.lede, { width: 70, textAlign: 'right', fontSize: 12.5, lineHeight: 1.69 }]}
          >
            {goal.deadline}
          </Text>
        </View>
        <View style={{ flexDirection: 'row', gap: 20 }}>
          <Part label="How you will know" text={goal.metric} />
          <Part label="First step" text={goal.firstStep} />
        </View>
      </View>
    </View>
  )
}

function Part({ label, text }: { label: string; text: string }) {
  return (
    <View style={styles.part}>
      <Text style={type.label}>{label}</Text>
      <Text style={styles.text}>{tieLastWord(text)}</Text>
    </View>
  )
}
