import { Text, View } from '@react-pdf/renderer'
import { TEAM_NOTE } from '../../disc/content/team'
import { LETTER_NAMES, LETTERS, type Letter, type PerLetter } from '../../disc/letters'
import type { Interval } from '../../disc/model/certainty'
import { NO_AVERAGE_RANGE_NOTE, RANGE_NOTE, rangeText } from '../../disc/result/certainty-text'
import { sayWhen } from '../../when'
import { COLORS } from '../colors'
import { Doughnut } from '../drawing/doughnut'
import { Mark } from '../drawing/mark'
import { ScoreBar } from '../drawing/score-bar'
import { TeamCircle } from '../drawing/team-circle'
import { FramedPage } from '../layout'
import type { PrintedTeam } from '../printed-team'
import { StandsOut } from '../stands-out'
import { LIVE_WIDTH, type } from '../type'
import { TypedLine } from '../typed-line'
import { Footer, type TeamPageProps } from './page'

const CIRCLE_SIZE = 316
const GAP = 28
/** Beside the circle. */
const FINDINGS = LIVE_WIDTH - CIRCLE_SIZE - GAP
const COLUMN = (LIVE_WIDTH - GAP) / 2
const DOUGHNUT = 92
/** Members whose list leaves room on its page. */
const FEW = 18
/** Three digits, and room before them. */
const VALUE_WIDTH = 26

/** Page 1: who this is about, the circle, what stands out, and where there is no room for them later, the figures. */
export function Overview({ team, ...page }: TeamPageProps) {
  const { members, memberCount } = team
  return (
    <FramedPage
      {...page}
      title="Where everyone sits"
      about={<Footer team={team} />}
      gap={18}
      spread={!hasFiguresInList(team)}
    >
      <View>
        <TypedLine text={team.groupName} width={LIVE_WIDTH} size={25} isTitle />
        <Text style={[type.body, { color: COLORS.ink2 }]}>
          {`${members.length} profiles of ${memberCount} members, ${sayWhen(team.day)}`}
        </Text>
      </View>
      <View style={{ flexDirection: 'row', gap: GAP }}>
        <View style={{ width: CIRCLE_SIZE }}>
          <TeamCircle members={members} size={CIRCLE_SIZE} />
          <Text style={[type.note, { marginTop: 6 }]}>
            The cross marks the average; a number marks several people in one place.
          </Text>
        </View>
        <StandsOut findings={team.findings} width={FINDINGS} />
      </View>
      {!hasFiguresInList(team) && <Figures team={team} />}
      <Text style={type.note}>{TEAM_NOTE}</Text>
    </FramedPage>
  )
}

/** With so few members, their list has room for the figures, and its page would be half empty without them. */
export const hasFiguresInList = ({ members }: PrintedTeam) => members.length <= FEW

/** How many lead with each letter, and the averages. */
export function Figures({ team: { comparison } }: Pick<TeamPageProps, 'team'>) {
  return (
    <View>
      <View style={{ flexDirection: 'row', gap: GAP }}>
        <Distribution counts={comparison.typeDistribution} />
        <Averages averages={comparison.averages} ranges={comparison.averageRanges} />
      </View>
      <Text style={[type.note, { marginTop: 6, textAlign: 'right' }]}>
        {comparison.averageRanges ? RANGE_NOTE : NO_AVERAGE_RANGE_NOTE}
      </Text>
    </View>
  )
}

function Distribution({ counts }: { counts: PerLetter<number> }) {
  const lines = LETTERS.map((letter) => ({
    letter,
    score: counts[letter],
  }))
  return (
    <View style={{ width: COLUMN }}>
      <Text style={[type.h2, { marginBottom: 12 }]}>Type distribution</Text>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 18 }}>
        <Doughnut lines={lines} size={DOUGHNUT} />
        <View style={{ flexGrow: 1, gap: 4 }}>
          {LETTERS.map((letter) => (
            <LetterRow key={letter} letter={letter} value={counts[letter]} />
          ))}
        </View>
      </View>
    </View>
  )
}

interface LetterRowProps {
  letter: Letter
  value: number
  range?: Interval | null
}

function LetterRow({ letter, value, range = null }: LetterRowProps) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center' }}>
      <Mark letter={letter} size={14} />
      <Text style={[type.small, { marginLeft: 6, flexGrow: 1 }]}>{LETTER_NAMES[letter]}</Text>
      {range && <Text style={type.note}>{`probably ${rangeText(range)}`}</Text>}
      <Text style={[type.small, { width: VALUE_WIDTH, textAlign: 'right', fontWeight: 700 }]}>
        {value}
      </Text>
    </View>
  )
}

interface AveragesProps {
  averages: PerLetter<number>
  ranges: PerLetter<Interval> | null
}

function Averages({ averages, ranges }: AveragesProps) {
  return (
    <View style={{ width: COLUMN }}>
      <Text style={[type.h2, { marginBottom: 10 }]}>Group average</Text>
      <View style={{ gap: 3 }}>
        {LETTERS.map((letter) => (
          <View key={letter}>
            <LetterRow letter={letter} value={averages[letter]} range={ranges?.[letter]} />
            <ScoreBar
              letter={letter}
              score={averages[letter]}
              range={ranges?.[letter]}
              width={COLUMN}
            />
          </View>
        ))}
      </View>
    </View>
  )
}
