import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { COLORS } from './colors'
import { type } from './type'
import { tieLastWord } from './words'

const styles = StyleSheet.create({
  scene: {
    borderLeftWidth: 2,
    borderLeftColor: COLORS.ink,
    paddingLeft: 12,
    marginTop: 10,
  },
})

/** An example in the words of the reader's field of work. */
export function Scene({ text }: { text: string }) {
  return (
    <View style={styles.scene} wrap={false}>
      <Text style={type.list}>{tieLastWord(text)}</Text>
    </View>
  )
}
