import { Text, View } from '@react-pdf/renderer'
import { sample } from '../../copy/sample'
import { COLORS } from '../colors'
import { type PageProps, ReportPage } from '../layout'
import { Pairs } from '../pairs'
import { type } from '../type'
import { tieLastWord } from '../words'

/** Page 3 of the sample: the strengths alone. */
export function SampleStrengths(props: PageProps) {
  return (
    <ReportPage {...props} title={sample.strengths} number={3}>
      <View>
        <Text style={[type.h1, { marginBottom: 14 }]}>{sample.strengths}</Text>
        <Pairs
          items={props.report.strengths}
          keyOf={({ title }) => title}
          columnGap={24}
          rowGap={18}
        >
          {({ title, text }) => (
            <>
              <Text style={type.h3}>{title}</Text>
              <Text style={[type.body, { color: COLORS.ink2 }]}>{tieLastWord(text)}</Text>
            </>
          )}
        </Pairs>
      </View>
    </ReportPage>
  )
}
