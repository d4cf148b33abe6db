import { StyleSheet, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { Point } from '../disc/content/types'
import { COLORS } from './colors'
import { type } from './type'
import { tieLastWord } from './words'

const LABEL_WIDTH = 150

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    borderTopWidth: 0.8,
    borderTopColor: COLORS.line,
    paddingTop: 8,
    paddingBottom: 9,
  },
  label: { width: LABEL_WIDTH, paddingRight: 12, flexDirection: 'row', gap: 8 },
})

interface NoteRowProps {
  note: Point
  /** Above the title. */
  label?: string
  /** Before it. */
  mark?: ReactNode
}

/** A title at the left and its text beside it, below a hairline. */
export function NoteRow({ note: { title, text }, label, mark }: NoteRowProps) {
  return (
    <View style={styles.row} wrap={false}>
      <View style={styles.label}>
        {mark}
        <View style={{ flex: 1 }}>
          {label && <Text style={type.label}>{label}</Text>}
          <Text style={type.h3}>{title}</Text>
        </View>
      </View>
      <Text style={[type.list, { flex: 1 }]}>{tieLastWord(text)}</Text>
    </View>
  )
}
