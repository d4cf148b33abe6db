/** The page for HR and a works council as a PDF: a page for each chapter. */
import { Text, View } from '@react-pdf/renderer'
import { type Chapter, forHr, type Part } from '../../copy/for-hr'
import { PRODUCT } from '../../product'
import { COLORS } from '../colors'
import { FramedPage } from '../layout'
import type { Paper } from '../paper'
import { LIVE_WIDTH, type } from '../type'
import { type RanOver, renderPages } from '../whole-pages'
import { tieLastWord } from '../words'

interface ForTeamsDocumentProps {
  chapters: readonly Chapter[]
  paper: Paper
  /** Called for a page that runs over; without it, that is an error. */
  ranOver?: RanOver
}

const TITLE = `${PRODUCT}: ${forHr.title}`

/** Draws the chapters into memory. */
export function renderForHr({ chapters, paper, ranOver }: ForTeamsDocumentProps) {
  return renderPages({
    title: TITLE,
    subject: forHr.lede,
    count: chapters.length,
    ranOver,
    draw: (numbers) =>
      chapters.map(({ title, parts }, at) => (
        <FramedPage
          key={title}
          paper={paper}
          title={title}
          about={TITLE}
          number={numbers[at] ?? ''}
          gap={11}
        >
          {at === 0 && <Text style={type.note}>{`${TITLE} ${forHr.lede}`}</Text>}
          <Text style={type.h1}>{title}</Text>
          {parts.map((part) => (
            <PartView key={part.title} part={part} />
          ))}
        </FramedPage>
      )),
  })
}

const said = { ...type.list, fontSize: 9, lineHeight: 1.38 }

function PartView({ part: { title, text, list, table } }: { part: Part }) {
  return (
    <View style={{ gap: 3 }}>
      <Text style={type.h3}>{title}</Text>
      {text && <Text style={said}>{tieLastWord(text)}</Text>}
      {list?.map((line) => (
        <View key={line} style={{ flexDirection: 'row' }}>
          <Text style={[said, { width: 11 }]}>•</Text>
          <Text style={[said, { flex: 1 }]}>{tieLastWord(line)}</Text>
        </View>
      ))}
      {table && <Table {...table} />}
    </View>
  )
}

/** Two columns: what, and a text. More: short cells of one width. */
const FIRST = { short: 120, long: 205, cells: 170 } as const
/** Characters of a first cell that fit into the narrow one. */
const SHORT = 26

function Table({ columns, rows }: NonNullable<Part['table']>) {
  const isShort = rows.every(([what = '']) => what.length <= SHORT)
  const first = columns.length > 2 ? FIRST.cells : isShort ? FIRST.short : FIRST.long
  const other = (LIVE_WIDTH - first) / (columns.length - 1)
  const row = {
    flexDirection: 'row',
    borderBottomWidth: 0.6,
    borderBottomColor: COLORS.line,
  } as const
  const cell = (at: number) => ({ width: at === 0 ? first : other, paddingRight: 10 })
  return (
    <View>
      <View style={[row, { paddingBottom: 2 }]}>
        {columns.map((column, at) => (
          <Text key={column} style={[type.label, cell(at)]}>
            {column}
          </Text>
        ))}
      </View>
      {rows.map((cells) => (
        <View key={cells[0]} style={[row, { paddingVertical: 2.5 }]} wrap={false}>
          {cells.map((text, at) => (
            <Text
              // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
              key={at}
              style={[said, cell(at), at === 0 ? { fontWeight: 600, color: COLORS.ink } : {}]}
            >
              {text}
            </Text>
          ))}
        </View>
      ))}
    </View>
  )
}
