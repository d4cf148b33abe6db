import { StyleSheet, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { Letter } from '../../disc/letters'
import { RANGE_NOTE, rangeText } from '../../disc/result/certainty-text'
import { BANDS_NOTE, type ScoreLine } from '../../disc/result/report'
import { COLORS, STYLE_COLORS } from '../colors'
import { Doughnut } from '../drawing/doughnut'
import { Mark } from '../drawing/mark'
import { Radar } from '../drawing/radar'
import { ScoreBar } from '../drawing/score-bar'
import { DISPLAY } from '../fonts'
import { type PageProps, ReportPage } from '../layout'
import { LIVE_WIDTH, type } from '../type'
import { tieLastWord } from '../words'
import { WhyResult } from './why-result'

const GAP = 7
const CARD_WIDTH = (LIVE_WIDTH - GAP) / 2
const CHART_SIZE = 120

/** Each card rounds only its own corner of the circle; together the four read as one. */
const OUTER_CORNER = StyleSheet.create({
  D: { borderTopLeftRadius: 62 },
  I: { borderTopRightRadius: 62 },
  S: { borderBottomRightRadius: 62 },
  C: { borderBottomLeftRadius: 62 },
} satisfies Record<Letter, object>)

const styles = StyleSheet.create({
  card: {
    width: CARD_WIDTH,
    height: 103,
    borderRadius: 7,
    justifyContent: 'center',
    paddingHorizontal: 34,
  },
  name: { flexDirection: 'row', alignItems: 'center', marginBottom: 5 },
  score: { flexDirection: 'row', alignItems: 'flex-end', marginBottom: 7 },
  value: {
    fontFamily: DISPLAY,
    fontWeight: 700,
    fontSize: 32,
    lineHeight: 1,
    letterSpacing: -1,
    color: COLORS.ink,
  },
  chart: {
    width: CARD_WIDTH,
    borderWidth: 0.8,
    borderColor: COLORS.line,
    borderRadius: 12,
    padding: 12,
    alignItems: 'center',
  },
})

/** Page 2: how sure the result is, four scores with their bands and ranges, the mix and the shape, and the answers that decided. */
export function Scores({ report, paper, sample }: PageProps) {
  const [d, i, s, c] = report.scoreLines as [ScoreLine, ScoreLine, ScoreLine, ScoreLine]
  return (
    <ReportPage {...{ report, paper, sample }} title="Your scores" number={2} gap={12}>
      <View>
        <Text style={[type.h1, { marginBottom: 6 }]}>Your scores</Text>
        <Text style={[type.body, { color: COLORS.ink2 }]}>
          {d.range ? `${BANDS_NOTE} ${RANGE_NOTE}` : BANDS_NOTE}
        </Text>
      </View>
      <View style={{ gap: GAP }}>
        <View style={{ flexDirection: 'row', gap: GAP }}>
          <ScoreCard line={d} />
          <ScoreCard line={i} />
        </View>
        {/* Read in circle order, S before C; drawn with C on the left. */}
        <View style={{ flexDirection: 'row-reverse', gap: GAP }}>
          <ScoreCard line={s} />
          <ScoreCard line={c} />
        </View>
      </View>
      <View style={{ flexDirection: 'row', gap: GAP }}>
        <ChartCard title="Your mix" reading={report.mixReading}>
          <Doughnut lines={report.scoreLines} size={CHART_SIZE} />
        </ChartCard>
        <ChartCard title="Your shape" reading={report.shapeReading}>
          <Radar scores={report.scores} size={CHART_SIZE} />
        </ChartCard>
      </View>
      {report.explanation && <WhyResult explanation={report.explanation} />}
    </ReportPage>
  )
}

function ScoreCard({ line }: { line: ScoreLine }) {
  const { letter, name, score, range, band } = line
  const { tint, ink } = STYLE_COLORS[letter]
  return (
    <View style={[styles.card, { backgroundColor: tint }, OUTER_CORNER[letter]]}>
      <View style={styles.name}>
        <Mark letter={letter} size={20} />
        <Text style={[type.strong, { marginLeft: 7 }]}>{name}</Text>
      </View>
      <View style={styles.score}>
        <Text style={styles.value}>{score}</Text>
        <Text style={[type.small, { marginLeft: 6, color: COLORS.ink2 }]}>of 100</Text>
      </View>
      <ScoreBar letter={letter} score={score} range={range} width={CARD_WIDTH - 68} />
      <View style={{ flexDirection: 'row' }}>
        <Text style={[type.small, { flexGrow: 1, fontWeight: 700, color: ink }]}>{band}</Text>
        {range && <Text style={type.small}>{`Probably ${rangeText(range)}`}</Text>}
      </View>
    </View>
  )
}

interface ChartCardProps {
  title: string
  reading: string
  children: ReactNode
}

function ChartCard({ title, reading, children }: ChartCardProps) {
  return (
    <View style={styles.chart}>
      {children}
      <View style={{ width: '100%', marginTop: 8 }}>
        <Text style={type.h3}>{title}</Text>
        <Text style={[type.small, { color: COLORS.ink2 }]}>{tieLastWord(reading)}</Text>
      </View>
    </View>
  )
}
