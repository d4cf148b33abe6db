/** The card of a meeting as a PDF: who comes as a row of marks, and three lines at most. */
import { Text, View } from '@react-pdf/renderer'
import { LOGO_SCORES } from '../../disc/circle/geometry'
import { CARD_NOTE } from '../../disc/content/meeting'
import { PRODUCT } from '../../product'
import { COLORS } from '../colors'
import { Mark } from '../drawing/mark'
import { Rose } from '../drawing/rose'
import { FramedPage } from '../layout'
import type { Paper } from '../paper'
import { LIVE_WIDTH, type } from '../type'
import { TypedLine } from '../typed-line'
import { type RanOver, renderPages } from '../whole-pages'
import { type MeetingCard, namesOf, printMeeting } from './meeting'

interface MeetingDocumentProps {
  card: MeetingCard
  paper: Paper
  /** Called for a page that runs over; without it, that is an error. */
  ranOver?: RanOver
}

const TITLE = 'Meeting card'
/** A card lies on a table: of few people it is set so large that they fill the page. */
const FEW = 8
const LARGE = { perRow: 4, mark: 48, name: 13, title: 40, line: 23, padding: 20, namesPerLine: 4 }
const SMALL = { perRow: 6, mark: 36, name: 10.5, title: 32, line: 18, padding: 15, namesPerLine: 4 }
const sizesOf = ({ people }: MeetingCard) => (people.length > FEW ? SMALL : LARGE)

/** Draws the card into memory. */
export function renderMeeting({ card, paper, ranOver }: MeetingDocumentProps): Promise<Buffer> {
  const printed = printMeeting(card)
  return renderPages({
    title: `${TITLE}: ${printed.title || printed.groupName}`,
    subject: CARD_NOTE,
    count: 1,
    ranOver,
    draw: (_) => (
      <FramedPage paper={paper} title={TITLE} about={<Foot />} number={CARD_NOTE} gap={24}>
        <Head card={printed} />
        <View style={{ borderTopWidth: 1.4, borderTopColor: COLORS.ink }}>
          <Lines card={printed} />
        </View>
      </FramedPage>
    ),
  })
}

function Head({ card }: { card: MeetingCard }) {
  const { groupName, title, people } = card
  const sizes = sizesOf(card)
  const cell = LIVE_WIDTH / sizes.perRow
  return (
    <View>
      {title !== '' && (
        <TypedLine text={groupName} width={LIVE_WIDTH} size={11} color={COLORS.ink2} />
      )}
      <TypedLine text={title || groupName} width={LIVE_WIDTH} size={sizes.title} isTitle />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', rowGap: 10, marginTop: 18 }}>
        {people.map(({ letter, called }, at) => (
          // Two may share a name.
          // biome-ignore lint/suspicious/noArrayIndexKey: marks never move
          <View key={at} style={{ width: cell }}>
            <Mark letter={letter} size={sizes.mark} />
            <TypedLine text={called} width={cell - 10} size={sizes.name} />
          </View>
        ))}
      </View>
    </View>
  )
}

function Lines({ card }: { card: MeetingCard }) {
  const { line, padding, namesPerLine } = sizesOf(card)
  const said = [type.lede, { fontSize: line, lineHeight: 1.32 }]
  return (
    <>
      {card.lines.map(({ title, people, text, isSpoken }, at) => (
        <View
          key={title}
          style={{
            paddingVertical: padding,
            borderTopWidth: at === 0 ? 0 : 0.6,
            borderTopColor: COLORS.line,
          }}
        >
          <Text style={[type.small, { color: COLORS.ink2, marginBottom: 5 }]}>{title}</Text>
          {namesOf(card, people, namesPerLine).map((names) => (
            <TypedLine key={names} text={names} width={LIVE_WIDTH} size={line} isTitle />
          ))}
          <Text style={said}>{isSpoken ? `“${text}”` : text}</Text>
        </View>
      ))}
    </>
  )
}

function Foot() {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center' }}>
      <Rose scores={LOGO_SCORES} size={13} />
      <Text style={[type.note, { marginLeft: 5, fontWeight: 600 }]}>{PRODUCT}</Text>
    </View>
  )
}
