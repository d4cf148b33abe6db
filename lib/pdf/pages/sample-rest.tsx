import { Text, View } from '@react-pdf/renderer'
import { sample } from '../../copy/sample'
import { COLORS } from '../colors'
import { type PageProps, ReportPage } from '../layout'
import { Pairs } from '../pairs'
import { type } from '../type'

/** The last page of the sample: what else a complete report holds, by heading. */
export function SampleRest(props: PageProps) {
  const { title, lede, parts } = sample.rest
  return (
    <ReportPage {...props} title={title} spread>
      <View>
        <Text style={[type.h1, { marginBottom: 6 }]}>{title}</Text>
        <Text style={[type.body, { color: COLORS.ink2, marginBottom: 20 }]}>{lede}</Text>
        <Pairs items={parts} keyOf={(part) => part.title} columnGap={24} rowGap={16}>
          {(part) => (
            <>
              <Text style={type.h3}>{part.title}</Text>
              <Text style={[type.body, { color: COLORS.ink2 }]}>{part.text}</Text>
            </>
          )}
        </Pairs>
      </View>
      <View>
        <Text style={type.h2}>{sample.end.title}</Text>
        <Text style={[type.body, { color: COLORS.ink2 }]}>{sample.end.text}</Text>
      </View>
    </ReportPage>
  )
}
