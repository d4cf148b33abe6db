import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { LETTER_NAMES, LETTERS, type Letter } from '../../disc/letters'
import { listed, stopped } from '../../disc/names'
import { cornersOf, MOST_NAMED, pairsAcross } from '../../disc/team/session'
import { COLORS } from '../colors'
import { Mark } from '../drawing/mark'
import { PeopleCircle } from '../drawing/team-circle'
import { FramedPage } from '../layout'
import type { PrintedKit, PrintedPerson } from '../printed-kit'
import { StandsOut } from '../stands-out'
import { LIVE_WIDTH, type } from '../type'
import { TypedLine } from '../typed-line'
import { TypedText } from '../typed-text'
import { Footer, type KitPageProps } from './page'

const CIRCLE = 270
const GAP = 28
const BESIDE = LIVE_WIDTH - CIRCLE - GAP
const COLUMN = (LIVE_WIDTH - GAP) / 2
const MARK = 18

/** Whether people are paired by name: else everyone finds someone with another letter. */
export const arePaired = ({ view, people }: PrintedKit) =>
  view.shows === 'names' && people.filter(({ letter }) => letter).length <= MOST_NAMED

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    paddingVertical: 5,
    borderTopWidth: 0.6,
    borderTopColor: COLORS.line,
  },
  two: { flexDirection: 'row', gap: GAP },
})

interface Shown extends PrintedPerson {
  letter: Letter
  at: readonly [number, number]
}

const shownOf = ({ people }: PrintedKit): Shown[] =>
  people.flatMap(({ letter, spot, ...person }) =>
    letter && spot ? [{ ...person, letter, spot, at: [spot.x, spot.y] as const }] : [],
  )

/** Page 2: the circle with what stands out, and the exercises drawn from it. */
export function Exercises({ kit, ...page }: KitPageProps) {
  const shown = shownOf(kit)
  return (
    <FramedPage
      {...page}
      title="The circle and two exercises"
      about={<Footer kit={kit} />}
      gap={20}
    >
      <Text style={type.h1}>The circle and two exercises</Text>
      <View style={styles.two}>
        {shown.length > 0 && (
          <PeopleCircle
            people={shown.map((person) => ({ ...person, primary: person.letter }))}
            size={CIRCLE}
          />
        )}
        <StandsOut findings={kit.findings} width={BESIDE} />
      </View>
      <View style={styles.two}>
        <View style={{ width: COLUMN }}>
          <Text style={[type.h2, { marginBottom: 8 }]}>1. Cross the circle</Text>
          {arePaired(kit) ? (
            <Pairs shown={shown} />
          ) : (
            <Text style={type.small}>Everyone finds someone with another letter than theirs.</Text>
          )}
        </View>
        <View style={{ width: COLUMN }}>
          <Text style={[type.h2, { marginBottom: 8 }]}>2. Four corners</Text>
          {LETTERS.map((letter) => (
            <Corner key={letter} letter={letter} kit={kit} people={cornersOf(shown)[letter]} />
          ))}
        </View>
      </View>
    </FramedPage>
  )
}

function Pairs({ shown }: { shown: readonly Shown[] }) {
  const name = (COLUMN - 2 * MARK - 3 * 8) / 2
  return pairsAcross(shown).map(({ two: [one, two], third }) => (
    <View key={one.id}>
      <View style={styles.row}>
        <Mark letter={one.letter} size={MARK} />
        <TypedLine text={one.name} width={name} size={10} />
        <Mark letter={two.letter} size={MARK} />
        <TypedLine text={two.name} width={name} size={10} />
      </View>
      {third && (
        <TypedLine
          text={stopped(`${third.name} joins ${one.name} and ${two.name}`)}
          width={COLUMN}
          size={9}
          color={COLORS.ink2}
        />
      )}
    </View>
  ))
}

interface CornerProps {
  letter: Letter
  kit: PrintedKit
  people: readonly Shown[]
}

/** More names than this are not read out. */
const MOST_LISTED = 40

function Corner({ letter, kit: { view }, people }: CornerProps) {
  const width = COLUMN - MARK - 8
  const names = people.map(({ name }) => name)
  const more = names.length - MOST_LISTED
  return (
    <View style={styles.row}>
      <Mark letter={letter} size={MARK} />
      {names.length > 0 ? (
        <TypedText
          text={
            more > 0 ? `${names.slice(0, MOST_LISTED).join(', ')} and ${more} more` : listed(names)
          }
          width={width}
          size={10}
          mostLines={8}
        />
      ) : (
        <Text style={[type.small, { width }]}>
          {view.shapes ? `${LETTER_NAMES[letter]}: ${view.shapes[letter]}` : LETTER_NAMES[letter]}
        </Text>
      )}
    </View>
  )
}
