/** Two people as a PDF: where they meet and part, and what each should know about the other. */
import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { TEAM_NOTE } from '../disc/content/team'
import type { Letter } from '../disc/letters'
import { styleTitle } from '../disc/result/result-name'
import type { PairDirection } from '../disc/team/pair'
import { sayWhen } from '../when'
import { COLORS } from './colors'
import { CodeMarks } from './drawing/mark'
import { PeopleCircle } from './drawing/team-circle'
import { FramedPage } from './layout'
import { type PairReport, type PrintedPair, type PrintedPerson, printPair } from './pair'
import type { Paper } from './paper'
import { LIVE_WIDTH, type } from './type'
import { TypedLine } from './typed-line'
import { type RanOver, renderPages } from './whole-pages'
import { tieLastWord } from './words'

interface PairDocumentProps {
  report: PairReport
  paper: Paper
  /** Called for a page that runs over; without it, that is an error. */
  ranOver?: RanOver
}

/** Draws the page of two people into memory. */
export function renderPair({ report, paper, ranOver }: PairDocumentProps): Promise<Buffer> {
  const pair = printPair(report)
  return renderPages({
    title: titleOf(pair),
    subject: 'How two people work together',
    count: 1,
    ranOver,
    draw: ([number = '']) => <Sheet pair={pair} paper={paper} number={number} />,
  })
}

const titleOf = ({ people: [one, two] }: PrintedPair) => `${one.name} and ${two.name}`

const CIRCLE_SIZE = 232
const GAP = 28
/** Beside the circle. */
const FACTS = LIVE_WIDTH - CIRCLE_SIZE - GAP
const COLUMN = (LIVE_WIDTH - GAP) / 2

const styles = StyleSheet.create({
  fact: { borderTopWidth: 0.6, borderTopColor: COLORS.line, paddingVertical: 9 },
  line: { borderWidth: 0.8, borderColor: COLORS.line, borderRadius: 8, padding: 10 },
  avoid: { borderStyle: 'dashed', borderColor: COLORS.lineStrong },
})

interface SheetProps {
  pair: PrintedPair
  paper: Paper
  number: string
}

function Sheet({ pair, paper, number }: SheetProps) {
  const { people, sheet, day, hasUnprintable } = pair
  const [one, two] = people
  const title = titleOf(pair)
  return (
    <FramedPage
      paper={paper}
      title="How you work together"
      about={<TypedLine text={title} width={300} size={8.5} color={COLORS.ink3} isSentence />}
      number={number}
      gap={20}
    >
      <View>
        <TypedLine text={title} width={LIVE_WIDTH} size={25} isTitle isSentence />
        <Text style={[type.body, { color: COLORS.ink2 }]}>
          {`How you work together. You both agreed to compare on ${sayWhen(day)}.`}
        </Text>
      </View>
      <View style={{ flexDirection: 'row', gap: GAP }}>
        <PeopleCircle people={people} size={CIRCLE_SIZE} />
        <View style={{ width: FACTS }}>
          {sheet.facts.map(({ title: heading, text }) => (
            <Fact key={heading} title={heading} text={text} />
          ))}
          {sheet.facts.length === 0 && (
            <Text style={type.body}>These two are too close to tell apart.</Text>
          )}
        </View>
      </View>
      <View style={{ flexDirection: 'row', gap: GAP }}>
        <Direction direction={sheet.directions[0]} about={two} />
        <Direction direction={sheet.directions[1]} about={one} />
      </View>
      <View>
        {hasUnprintable && (
          <Text style={[type.note, { marginBottom: 4 }]}>
            A name is written in letters that this file can’t print. It is numbered here instead.
          </Text>
        )}
        <Text style={type.note}>{TEAM_NOTE}</Text>
      </View>
    </FramedPage>
  )
}

/** The first sentence may hold names, so it is drawn as these are. */
function Fact({ title, text }: { title: string; text: string }) {
  const [first = '', ...rest] = text.replace(/[\u2068\u2069]/g, '').split(/(?<=\.) /)
  return (
    <View style={styles.fact}>
      <Text style={[type.h3, { marginBottom: 2 }]}>{title}</Text>
      <TypedLine text={first} width={FACTS} size={10} isSentence />
      <Text style={type.small}>{tieLastWord(rest.join(' '))}</Text>
    </View>
  )
}

function Direction({ direction, about }: { direction: PairDirection; about: PrintedPerson }) {
  const { reader, other, know, try: advice, say, avoid } = direction
  return (
    <View style={{ width: COLUMN, gap: 8 }}>
      <TypedLine
        text={`What ${reader} should know about ${other}`}
        width={COLUMN}
        size={13}
        isSentence
      />
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
        <CodeMarks letters={[...(about.code ?? '')] as Letter[]} size={16} />
        <Text style={[type.small, { fontWeight: 700 }]}>{styleTitle(about.code)}</Text>
      </View>
      <Text style={type.body}>{tieLastWord(know)}</Text>
      <Text style={type.body}>
        <Text style={{ fontWeight: 700 }}>Try this: </Text>
        {tieLastWord(advice)}
      </Text>
      <Line label="Say" text={say} />
      <Line label="Not" text={avoid} />
    </View>
  )
}

function Line({ label, text }: { label: 'Say' | 'Not'; text: string }) {
  return (
    <View style={label === 'Not' ? [styles.line, styles.avoid] : styles.line} wrap={false}>
      <Text style={[type.label, { fontWeight: 700 }]}>{label}</Text>
      <Text style={type.body}>{`“${tieLastWord(text)}”`}</Text>
    </View>
  )
}
