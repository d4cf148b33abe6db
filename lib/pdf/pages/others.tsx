import { Text, View } from '@react-pdf/renderer'
import { LETTER_NAMES, LETTERS } from '../../disc/letters'
import { COLORS } from '../colors'
import { Mark } from '../drawing/mark'
import { type PageProps, ReportPage } from '../layout'
import { NoteRow } from '../note-rows'
import { PointPairs } from '../point-pairs'
import { type } from '../type'

/** People of the other three letters, and where this style tends to do well. */
export function Others({ report, ...page }: PageProps) {
  const { workingWith, careers } = report.detail
  return (
    <ReportPage report={report} {...page} title="Other letters and careers">
      <View>
        <Text style={[type.h1, { marginBottom: 10 }]}>Working with the other letters</Text>
        {LETTERS.map((letter) => {
          const point = workingWith[letter]
          if (!point) return null
          return (
            <NoteRow
              key={letter}
              mark={<Mark letter={letter} size={22} />}
              label={LETTER_NAMES[letter]}
              note={point}
            />
          )
        })}
      </View>
      <View>
        <Text style={[type.h1, { marginBottom: 6 }]}>Career matches</Text>
        <Text style={[type.body, { color: COLORS.ink2, marginBottom: 12 }]}>
          Work where this style often feels at home. A place to start looking, not a limit.
        </Text>
        <PointPairs points={careers} rowGap={12} />
      </View>
    </ReportPage>
  )
}
