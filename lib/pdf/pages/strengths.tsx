import { Text, View } from '@react-pdf/renderer'
import { sentenceFeedback as words } from '../../copy/sentence-feedback'
import { keptSentences } from '../../disc/result/sentence-feedback'
import { type PageProps, ReportPage } from '../layout'
import { NoteRow } from '../note-rows'
import { PointPairs } from '../point-pairs'
import { Scene } from '../scene'
import { type } from '../type'

/** What matters to this style, and what works; without what the reader struck. */
export function Strengths({ report, ...page }: PageProps) {
  const { detail } = report
  const strengths = keptSentences(report.strengths)
  return (
    <ReportPage report={report} {...page} title="Values and strengths">
      <View>
        <Text style={[type.h1, { marginBottom: 10 }]}>Core values</Text>
        {detail.coreValues.map((value) => (
          <NoteRow key={value.title} note={value} />
        ))}
      </View>
      <View>
        <Text style={[type.h1, { marginBottom: 10 }]}>Strengths</Text>
        {strengths.length === 0 && <Text style={type.list}>{words.noneLeft}</Text>}
        <PointPairs points={strengths} rowGap={10} />
        {report.scene && <Scene text={report.scene.strength} />}
      </View>
    </ReportPage>
  )
}
