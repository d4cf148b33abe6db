import { Text, View } from '@react-pdf/renderer'
import { sample } from '../../copy/sample'
import { type PageProps, ReportPage } from '../layout'
import { PointPairs } from '../point-pairs'
import { ScoreRow } from '../score-row'
import { type } from '../type'
import { WhatPulled } from './what-pulled'

/** Page 2 of the sample: the four scores, the answers behind them, and the strengths. */
export function SampleScores(props: PageProps) {
  const { scoreLines, explanation, strengths } = props.report
  return (
    <ReportPage {...props} title={sample.scores}>
      <ScoreRow lines={scoreLines} />
      {explanation && <WhatPulled explanation={explanation} />}
      <View>
        <Text style={[type.h2, { marginBottom: 9 }]}>{sample.strengths}</Text>
        <PointPairs points={strengths} rowGap={10} />
      </View>
    </ReportPage>
  )
}
