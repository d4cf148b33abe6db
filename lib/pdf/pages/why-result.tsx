import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { type Explanation, type TellingAnswer, whatItDid } from '../../disc/result/telling-answers'
import { COLORS } from '../colors'
import { Mark } from '../drawing/mark'
import { type } from '../type'

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    borderTopWidth: 0.6,
    borderTopColor: COLORS.line,
    paddingVertical: 2.2,
  },
  question: { width: 18, color: COLORS.ink2 },
  pick: { flex: 1, flexDirection: 'row' },
  sign: { width: 26, color: COLORS.ink2 },
  did: { width: 106, flexDirection: 'row', alignItems: 'center', gap: 5 },
})

/** The answers that a result turns on, in the words that were picked. */
export function WhyResult({ explanation: { intro, answers } }: { explanation: Explanation }) {
  return (
    <View>
      <Text style={type.h3}>Why this result</Text>
      <Text style={[type.small, { color: COLORS.ink2, marginBottom: 5 }]}>{intro}</Text>
      {answers.map((answer) => (
        <Answer key={answer.question} answer={answer} />
      ))}
    </View>
  )
}

function Answer({ answer }: { answer: TellingAnswer }) {
  const { question, most, least, about } = answer
  return (
    <View style={styles.row}>
      <Text style={[type.small, styles.question]}>{question}</Text>
      <Pick sign="Most" statement={most} />
      <Pick sign="Least" statement={least} />
      <View style={styles.did}>
        <Mark letter={about} size={12} />
        <Text style={[type.note, { flex: 1 }]}>{whatItDid(answer, (letter) => letter)}</Text>
      </View>
    </View>
  )
}

function Pick({ sign, statement }: { sign: string; statement: string }) {
  return (
    <View style={styles.pick}>
      <Text style={[type.note, styles.sign]}>{sign}</Text>
      <Text style={[type.note, { flex: 1, color: COLORS.ink }]}>{statement}</Text>
    </View>
  )
}
