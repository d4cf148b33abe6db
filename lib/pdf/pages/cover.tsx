import { Page, Text, View } from '@react-pdf/renderer'
import { LOGO_SCORES } from '../../disc/circle/geometry'
import { markedLetters } from '../../disc/result/doubt'
import type { Report } from '../../disc/result/report'
import { PRODUCT } from '../../product'
import { COLORS, STYLE_COLORS } from '../colors'
import { CodeMarks } from '../drawing/mark'
import { Rose } from '../drawing/rose'
import { liveHeight, type PageProps, SampleTag, sideMargin } from '../layout'
import { LIVE_WIDTH, MARGIN_BOTTOM, MARGIN_TOP, PAPER_SIZE, type } from '../type'
import { TypedLine } from '../typed-line'
import { tieLastWord } from '../words'

const ROSE_SIZE = 336
const NAME_SIZE = 15

interface CoverProps extends Omit<PageProps, 'number'> {
  /** Clean; '' when unknown. */
  personName: string
  /** On which it was taken: "November 20, 2026". */
  day?: string
}

/** Page 1: the picture, the style's name and for whom the report is. */
export function Cover({ report, paper, personName, day, sample = false }: CoverProps) {
  const page = {
    paddingTop: MARGIN_TOP,
    paddingBottom: MARGIN_BOTTOM,
    paddingHorizontal: sideMargin(paper),
    backgroundColor:
      report.named.doubt.kind === 'none' ? COLORS.canvas : STYLE_COLORS[report.primary].tint,
  }
  return (
    <Page size={PAPER_SIZE[paper]} bookmark={report.name} style={page}>
      <View style={{ minHeight: liveHeight(paper), justifyContent: 'space-between' }}>
        <TopLine day={day} sample={sample} />
        <View style={{ alignItems: 'center' }}>
          <Rose scores={report.scores} size={ROSE_SIZE} isDetailed />
        </View>
        <View>
          <StyleTitle report={report} />
          {personName && <PreparedFor name={personName} />}
        </View>
      </View>
    </Page>
  )
}

function TopLine({ day, sample }: { day: string | undefined; sample: boolean }) {
  const text = [type.small, { fontWeight: 600 } as const]
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center' }}>
      <Rose scores={LOGO_SCORES} size={16} />
      <Text style={[...text, { marginLeft: 6, flexGrow: 1 }]}>{PRODUCT}</Text>
      <Text style={text}>
        {[sample ? 'Sample of a DISC report' : 'DISC report', day].filter(Boolean).join(', ')}
      </Text>
      {sample && (
        <View style={{ marginLeft: 8 }}>
          <SampleTag />
        </View>
      )}
    </View>
  )
}

function StyleTitle({ report }: { report: Report }) {
  const { doubt } = report.named
  const nickname = { color: STYLE_COLORS[report.primary].ink, fontSize: 17, marginTop: 8 }
  return (
    <>
      <View style={{ flexDirection: 'row', alignItems: 'center', marginBottom: 13 }}>
        <CodeMarks letters={markedLetters(doubt)} size={34} />
        <Text style={[type.strong, { marginLeft: 11, fontSize: 11.5 }]}>{doubt.text}</Text>
      </View>
      <Text style={type.cover}>{report.name}</Text>
      <Text style={[type.lede, nickname]}>{`“${report.nickname}” ${report.code}`}</Text>
      <Text style={[type.body, { width: 400, marginTop: 10 }]}>
        {tieLastWord(report.preview.summary)}
      </Text>
    </>
  )
}

function PreparedFor({ name }: { name: string }) {
  return (
    <View style={{ marginTop: 20 }}>
      <Text style={[type.small, { color: COLORS.ink2 }]}>Prepared for</Text>
      <TypedLine text={name} width={LIVE_WIDTH} size={NAME_SIZE} />
    </View>
  )
}
