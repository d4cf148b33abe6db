import { StyleSheet, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { BANDS_NOTE, type ScoreLine } from '../../disc/result/report'
import { COLORS } from '../colors'
import { Doughnut } from '../drawing/doughnut'
import { Mark } from '../drawing/mark'
import { Radar } from '../drawing/radar'
import { type PageProps, ReportPage } from '../layout'
import { NoteRow } from '../note-rows'
import { LIVE_WIDTH, type } from '../type'
import { tieLastWord } from '../words'

const GAP = 8
const CHART_SIZE = 150

const styles = StyleSheet.create({
  chart: {
    width: (LIVE_WIDTH - GAP) / 2,
    borderWidth: 0.8,
    borderColor: COLORS.line,
    borderRadius: 12,
    padding: 14,
    alignItems: 'center',
  },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    borderTopWidth: 0.8,
    borderTopColor: COLORS.line,
    paddingVertical: 6,
  },
  letter: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 8 },
  cell: { ...type.body, width: 90 },
})

/** The four scores as shares, as a shape and as a table, and what they say. */
export function Numbers({ report, ...page }: PageProps) {
  const { scoreLines, numbers, mixReading, shapeReading, scores } = report
  return (
    <ReportPage report={report} {...page} title="Your numbers">
      <Text style={type.h1}>Your numbers</Text>
      <View style={{ flexDirection: 'row', gap: GAP }} wrap={false}>
        <Chart title="Your mix" reading={mixReading}>
          <Doughnut lines={scoreLines} size={CHART_SIZE} />
        </Chart>
        <Chart title="Your shape" reading={shapeReading}>
          <Radar scores={scores} size={CHART_SIZE} />
        </Chart>
      </View>
      <View wrap={false}>
        <ScoreTable lines={scoreLines} />
        <Text style={[type.note, { marginTop: 6 }]}>{BANDS_NOTE}</Text>
      </View>
      {numbers.length > 0 && (
        <View>
          {numbers.map((note) => (
            <NoteRow key={note.label} label={note.label} note={note} />
          ))}
        </View>
      )}
    </ReportPage>
  )
}

interface ChartProps {
  title: string
  reading: string
  children: ReactNode
}

function Chart({ title, reading, children }: ChartProps) {
  return (
    <View style={styles.chart}>
      {children}
      <View style={{ width: '100%', marginTop: 10 }}>
        <Text style={type.h3}>{title}</Text>
        <Text style={[type.small, { color: COLORS.ink2 }]}>{tieLastWord(reading)}</Text>
      </View>
    </View>
  )
}

function ScoreTable({ lines }: { lines: readonly ScoreLine[] }) {
  return (
    <>
      <View style={[styles.row, { borderTopWidth: 0 }]}>
        <Text style={[type.label, { flex: 1 }]}>Letter</Text>
        {['Score of 100', 'Share', 'Band'].map((head) => (
          <Text key={head} style={[type.label, { width: 90 }]}>
            {head}
          </Text>
        ))}
      </View>
      {lines.map(({ letter, name, score, share, band }) => (
        <View key={letter} style={styles.row}>
          <View style={styles.letter}>
            <Mark letter={letter} size={17} />
            <Text style={type.strong}>{name}</Text>
          </View>
          <Text style={styles.cell}>{score}</Text>
          <Text style={styles.cell}>{`${share}%`}</Text>
          <Text style={styles.cell}>{band}</Text>
        </View>
      ))}
    </>
  )
}
