import { StyleSheet, Text, View } from '@react-pdf/renderer'
import type { Point } from '../../disc/content/types'
import { COLORS } from '../colors'
import { type PageProps, ReportPage } from '../layout'
import { ScoreRow } from '../score-row'
import { type } from '../type'
import { tieLastWord } from '../words'
import { WhatPulled } from './what-pulled'

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: 30 },
  text: { flex: 1, gap: 9 },
  traits: { width: 140, gap: 14 },
  trait: { borderTopWidth: 1.4, borderTopColor: COLORS.ink, paddingTop: 7 },
})

/** The four scores, who this is in words, and the answers behind it. */
export function Profile({ report, ...page }: PageProps) {
  const { preview, detail } = report
  const { pace, perspective, focus } = preview.coreTraits
  return (
    <ReportPage report={report} {...page} title="Profile">
      <ScoreRow lines={report.scoreLines} />
      <Text style={type.h1}>Profile</Text>
      <View style={styles.columns}>
        <View style={styles.text}>
          {detail.description.map((text) => (
            <Text key={text} style={[type.body, { fontSize: 11 }]}>
              {tieLastWord(text)}
            </Text>
          ))}
        </View>
        <View style={styles.traits}>
          <Trait name="Pace" trait={pace} />
          <Trait name="Perspective" trait={perspective} />
          <Trait name="Focus" trait={focus} />
        </View>
      </View>
      {report.explanation && <WhatPulled explanation={report.explanation} />}
    </ReportPage>
  )
}

function Trait({ name, trait }: { name: string; trait: Point }) {
  return (
    <View style={styles.trait} wrap={false}>
      <Text style={type.label}>{name}</Text>
      <Text style={[type.h3, { fontSize: 12.5, marginBottom: 3 }]}>{trait.title}</Text>
      <Text style={[type.small, { color: COLORS.ink2 }]}>{tieLastWord(trait.text)}</Text>
    </View>
  )
}
