import { StyleSheet, Text, View } from '@react-pdf/renderer'
import type { ScoreLine } from '../disc/result/report'
import { COLORS } from './colors'
import { Mark } from './drawing/mark'
import { ScoreBar } from './drawing/score-bar'
import { DISPLAY } from './fonts'
import { LIVE_WIDTH, type } from './type'

const GAP = 7
const PADDING = 10
const CARD_WIDTH = (LIVE_WIDTH - 3 * GAP) / 4

const styles = StyleSheet.create({
  card: {
    width: CARD_WIDTH,
    borderWidth: 0.8,
    borderColor: COLORS.line,
    borderRadius: 10,
    padding: PADDING,
  },
  line: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  score: {
    fontFamily: DISPLAY,
    fontWeight: 700,
    fontSize: 26,
    lineHeight: 1.2,
    letterSpacing: -0.8,
    color: COLORS.ink,
    flexGrow: 1,
  },
})

/** The four scores: mark, name, number, band, and the range as drawn. */
export function ScoreRow({ lines }: { lines: readonly ScoreLine[] }) {
  return (
    <View style={{ flexDirection: 'row', gap: GAP }} wrap={false}>
      {lines.map(({ letter, name, score, range, band }) => (
        <View key={letter} style={styles.card}>
          <View style={styles.line}>
            <Mark letter={letter} size={15} />
            <Text style={[type.small, { fontSize: 8.6, fontWeight: 600 }]}>{name}</Text>
          </View>
          <View style={[styles.line, { alignItems: 'flex-end', marginVertical: 3 }]}>
            <Text style={styles.score}>{score}</Text>
            <Text style={[type.note, { fontWeight: 700, marginBottom: 3 }]}>{band}</Text>
          </View>
          <ScoreBar letter={letter} score={score} range={range} width={CARD_WIDTH - 2 * PADDING} />
        </View>
      ))}
    </View>
  )
}
