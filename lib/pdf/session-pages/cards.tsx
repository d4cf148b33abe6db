import { Circle, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { COLORS } from '../colors'
import { Mark } from '../drawing/mark'
import { FramedPage } from '../layout'
import type { PrintedPerson } from '../printed-kit'
import { overSheets } from '../sheets'
import { type } from '../type'
import { TypedLine } from '../typed-line'
import { Footer, type KitPageProps } from './page'

const PER_PAGE = 10
/** 85 by 44 mm, two beside each other. */
const CARD = { width: 241, height: 125 } as const
const PADDING = 16
const MARK = 46
const TEXT = CARD.width - 2 * PADDING
/** With more, drawing would take longer than a download may wait. */
export const MOST_LISTED = 10 * PER_PAGE

export function cardPages(people: readonly PrintedPerson[]): PrintedPerson[][] {
  return overSheets(people.slice(0, MOST_LISTED), PER_PAGE, 2)
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', flexWrap: 'wrap' },
  card: {
    ...CARD,
    justifyContent: 'space-between',
    padding: PADDING,
    borderWidth: 0.8,
    borderStyle: 'dashed',
    borderColor: COLORS.lineStrong,
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: 12 },
})

interface CardsProps extends KitPageProps {
  people: readonly PrintedPerson[]
  /** 0 for the first page of cards. */
  index: number
}

/** Name cards to cut out: a person's shape, and what they chose to say. */
export function Cards({ people, index, ...page }: CardsProps) {
  const title = index === 0 ? 'Name cards' : 'Name cards, continued'
  return (
    <FramedPage {...page} title={title} about={<Footer kit={page.kit} />} gap={12}>
      <View>
        <Text style={[type.h2, { marginBottom: 2 }]}>{title}</Text>
        {index === 0 && page.kit.people.length > MOST_LISTED && (
          <Text style={type.note}>
            {`The first ${MOST_LISTED} of ${page.kit.people.length} members by name.`}
          </Text>
        )}
      </View>
      <View style={styles.cards}>
        {people.map((person) => (
          <Card key={person.id} person={person} />
        ))}
      </View>
    </FramedPage>
  )
}

function Card({ person: { name, letter, lines } }: { person: PrintedPerson }) {
  return (
    <View style={styles.card} wrap={false}>
      <View style={styles.head}>
        {letter ? <Mark letter={letter} size={MARK} /> : <NoLetter />}
        <TypedLine text={name} width={TEXT - MARK - 12} size={22} isTitle />
      </View>
      <View>
        {[0, 1].map((at) => (
          <View key={at} style={{ height: 26, justifyContent: 'flex-end' }}>
            {lines[at] ? <TypedLine text={lines[at]} width={TEXT} size={10.5} /> : <Blank />}
          </View>
        ))}
      </View>
    </View>
  )
}

/** For someone who shows no letter here: room to draw it themselves. */
function NoLetter() {
  return (
    <Svg width={MARK} height={MARK} viewBox="0 0 40 40">
      <Circle
        cx={20}
        cy={20}
        r={16.6}
        fill={COLORS.surface}
        stroke={COLORS.lineStrong}
        strokeWidth={1.2}
        strokeDasharray="3 3"
      />
    </Svg>
  )
}

/** A line to write on. */
export function Blank({ width = TEXT }: { width?: number }) {
  return <View style={{ width, borderBottomWidth: 0.8, borderBottomColor: COLORS.lineStrong }} />
}
