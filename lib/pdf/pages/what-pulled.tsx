import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { LETTER_NAMES } from '../../disc/letters'
import type { Explanation, TellingAnswer } from '../../disc/result/telling-answers'
import { COLORS } from '../colors'
import { Mark } from '../drawing/mark'
import { type } from '../type'

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: 24 },
  letter: { flexDirection: 'row', alignItems: 'center', gap: 7, marginBottom: 5 },
  answer: { borderTopWidth: 0.8, borderTopColor: COLORS.line, paddingVertical: 3 },
  pick: { flexDirection: 'row' },
  as: { ...type.small, fontSize: 9.2, width: 30, color: COLORS.ink3 },
  text: { ...type.small, fontSize: 9.2, flex: 1 },
})

/** A column has no room for "Most like you". */
const SHORT = { most: 'Most', least: 'Least' } as const

/** The answers that a result turns on, in the words that were picked: one list, or two columns where the lead is open. */
export function WhatPulled({ explanation: { title, pulls } }: { explanation: Explanation }) {
  const isEachWay = pulls.length > 1
  return (
    <View wrap={false}>
      <Text style={[type.h2, { fontSize: 14, marginBottom: 6 }]}>{title}</Text>
      <View style={styles.columns}>
        {pulls.map(({ letter, answers }) => (
          <View key={letter} style={{ flex: 1 }}>
            {isEachWay && (
              <View style={styles.letter}>
                <Mark letter={letter} size={15} />
                <Text style={type.h3}>{`Toward ${LETTER_NAMES[letter]}`}</Text>
              </View>
            )}
            {answers.map((answer) => (
              <Answer key={answer.question} answer={answer} isWide={!isEachWay} />
            ))}
          </View>
        ))}
      </View>
    </View>
  )
}

/** Its two picks below each other, or beside each other where there is room. */
function Answer({ answer: { picks }, isWide }: { answer: TellingAnswer; isWide: boolean }) {
  return (
    <View style={[styles.answer, isWide ? styles.columns : {}]}>
      {picks.map(({ as, text }) => (
        <View key={as} style={[styles.pick, isWide ? { flex: 1 } : {}]}>
          <Text style={styles.as}>{SHORT[as]}</Text>
          <Text style={styles.text}>{text}</Text>
        </View>
      ))}
      {isWide && picks.length === 1 && <View style={{ flex: 1 }} />}
    </View>
  )
}
