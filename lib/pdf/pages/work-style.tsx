import { StyleSheet, Text, View } from '@react-pdf/renderer'
import type { OwnLetter } from '../../disc/content/own-letter'
import type { WorkStyle as WorkStyleText } from '../../disc/content/types'
import { COLORS } from '../colors'
import { type PageProps, ReportPage } from '../layout'
import { NoteRow } from '../note-rows'
import { Pairs } from '../pairs'
import { type } from '../type'
import { tieLastWord } from '../words'

const PARTS: readonly [keyof WorkStyleText, title: string][] = [
  ['leadership', 'Leadership'],
  ['teamRole', 'Team role'],
  ['communication', 'Communication'],
  ['environment', 'Environment'],
]

const OWN_PARTS: readonly [keyof OwnLetter, label: string][] = [
  ['easy', 'What comes easily'],
  ['hard', 'What you both miss'],
  ['agree', 'What to agree on'],
]

const styles = StyleSheet.create({
  card: {
    flexGrow: 1,
    borderWidth: 0.8,
    borderColor: COLORS.line,
    borderRadius: 12,
    paddingTop: 11,
    paddingBottom: 12,
    paddingHorizontal: 15,
  },
})

/** The reader at work, and with people of their own letter. */
export function WorkStyle({ report, ...page }: PageProps) {
  const { detail, ownLetter, primary } = report
  return (
    <ReportPage report={report} {...page} title="Professional style">
      <View>
        <Text style={[type.h1, { marginBottom: 10 }]}>Professional style</Text>
        <Pairs items={PARTS} keyOf={([key]) => key} columnGap={8} rowGap={8}>
          {([key, title]) => (
            <View style={styles.card}>
              <Text style={[type.h3, { fontSize: 12.5, marginBottom: 4 }]}>{title}</Text>
              <Text style={[type.small, { fontSize: 10, color: COLORS.ink2 }]}>
                {tieLastWord(detail.workStyle[key])}
              </Text>
            </View>
          )}
        </Pairs>
      </View>
      <View>
        <Text style={[type.h2, { marginBottom: 9 }]}>
          {`Working with others who lead with ${primary}`}
        </Text>
        {OWN_PARTS.map(([key, label]) => (
          <NoteRow key={key} label={label} note={ownLetter[key]} />
        ))}
      </View>
    </ReportPage>
  )
}
