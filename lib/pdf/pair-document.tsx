/** Two people as a PDF: a scene, then where they meet and part, and what each should know about the other. */
import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { SCENE_HEADING, SCENE_NOTE } from '../disc/content/scenes/scene'
import { TEAM_NOTE } from '../disc/content/team'
import type { Letter } from '../disc/letters'
import { fillNames } from '../disc/names'
import { styleTitle } from '../disc/result/result-name'
import type { PairDirection } from '../disc/team/pair'
import { readScene, sceneOf } from '../disc/team/scene'
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

/** Draws the two pages of two people into memory. */
export function renderPair({ report, paper, ranOver }: PairDocumentProps): Promise<Buffer> {
  const pair = printPair(report)
  return renderPages({
    title: titleOf(pair),
    subject: 'How two people work together',
    count: 2,
    ranOver,
    draw: ([first = '', second = '']) => (
      <>
        <ScenePage pair={pair} paper={paper} number={first} />
        <Sheet pair={pair} paper={paper} number={second} />
      </>
    ),
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

/** How far the lines of the other one stand in. */
const INDENT = 44

/** A made-up moment, from the view of the one whose page it is. */
function ScenePage({ pair, paper, number }: SheetProps) {
  const { people, day } = pair
  const [one, two] = people
  const title = titleOf(pair)
  const names = { A: one.name, B: two.name }
  const scene = sceneOf(
    one.primary,
    two.primary,
    one.primary === two.primary && one.name > two.name,
  )
  const note = fillNames(SCENE_NOTE.names, { one: one.name, other: two.name })
  return (
    <FramedPage
      paper={paper}
      title={SCENE_HEADING}
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
      <View style={{ gap: 4 }}>
        <Text style={type.h2}>{SCENE_HEADING}</Text>
        <TypedLine
          text={withoutMarks(note)}
          width={LIVE_WIDTH}
          size={8.5}
          color={COLORS.ink3}
          isSentence
        />
      </View>
      <Text style={type.strong}>{scene.when}</Text>
      <View style={{ gap: 8 }}>
        {readScene(scene, names, null).map(({ by, text, isSaid }) => (
          <View key={text} style={{ marginLeft: by === 'A' ? 0 : INDENT }}>
            <TypedLine
              text={withoutMarks(isSaid ? `${names[by]}: “${text}”` : text)}
              width={LIVE_WIDTH - INDENT}
              size={11}
              color={isSaid ? COLORS.ink : COLORS.ink2}
              isSentence
            />
          </View>
        ))}
      </View>
      <Text style={type.h1}>{`“${tieLastWord(scene.missing)}”`}</Text>
    </FramedPage>
  )
}

/** The marks that keep a name apart have no letters in the fonts. */
const withoutMarks = (text: string) => text.replace(/[\u2068\u2069]/g, '')

function Sheet({ pair, paper, number }: SheetProps) {
  const { people, sheet, hasUnprintable } = pair
  const [one, two] = people
  return (
    <FramedPage
      paper={paper}
      title="How you work together"
      about={
        <TypedLine text={titleOf(pair)} width={300} size={8.5} color={COLORS.ink3} isSentence />
      }
      number={number}
      gap={20}
    >
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
  const [first = '', ...rest] = withoutMarks(text).split(/(?<=\.) /)
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
