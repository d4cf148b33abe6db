import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { Fragment } from 'react'
import { LETTERS, type Letter } from '../../disc/letters'
import { RANGE_NOTE, rangeText } from '../../disc/result/certainty-text'
import { COLORS } from '../colors'
import { CodeMarks } from '../drawing/mark'
import { FramedPage } from '../layout'
import type { PrintedMember } from '../printed-team'
import { overSheets } from '../sheets'
import { LIVE_WIDTH, type } from '../type'
import { TypedLine } from '../typed-line'
import { Figures, hasFiguresInList } from './overview'
import { Footer, type TeamPageProps } from './page'
import { PLAIN_ROWS, PlainMembers } from './plain-members'

const ROW_HEIGHT = 18.6
/** What fits under heading and notes on Letter, the shorter paper. */
const ROWS_PER_PAGE = 30
/** A score, and "100 to 100" beside it. */
const SCORE_WIDTH = 22
const RANGE_WIDTH = 47
const TYPE_WIDTH = 44
const NAME_WIDTH = LIVE_WIDTH - TYPE_WIDTH - 4 * (SCORE_WIDTH + RANGE_WIDTH)
const WIDTHS = { name: NAME_WIDTH, style: TYPE_WIDTH, score: SCORE_WIDTH, range: RANGE_WIDTH }

/** A larger team is a plain table: drawn row by row, it would take the worker longer than a download may wait. */
const MOST_DRAWN = 100

/** The members, page by page. */
export function memberPages(members: readonly PrintedMember[]): PrintedMember[][] {
  const rows = members.length > MOST_DRAWN ? PLAIN_ROWS : ROWS_PER_PAGE
  return overSheets(members, rows)
}

interface MembersProps extends TeamPageProps {
  members: readonly PrintedMember[]
  /** 0 for the first page of the list. */
  index: number
}

/** One page of the list: each member's type and scores, with ranges where there are any. */
export function Members({ team, members, index, ...page }: MembersProps) {
  const title = index === 0 ? 'Scores by member' : 'Scores by member, continued'
  return (
    <FramedPage
      {...page}
      title={title}
      about={<Footer team={team} />}
      gap={hasFiguresInList(team) ? 24 : 10}
    >
      {hasFiguresInList(team) && <Figures team={team} />}
      <View>
        <Text style={[type.h1, { marginBottom: 5 }]}>{title}</Text>
        {index === 0 && !hasFiguresInList(team) && team.members.some(({ ranges }) => ranges) && (
          <Text style={type.note}>{RANGE_NOTE}</Text>
        )}
        {team.hasUnprintable && index === 0 && (
          <Text style={type.note}>
            Some names are written in letters that this file can’t print. They are numbered here
            instead.
          </Text>
        )}
      </View>
      <View>
        <Head />
        {team.members.length > MOST_DRAWN ? (
          <PlainMembers members={members} widths={WIDTHS} />
        ) : (
          members.map((member, row) => (
            // Two members may share a name.
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <Row key={row} member={member} />
          ))
        )}
      </View>
    </FramedPage>
  )
}

const score = { ...type.small, width: SCORE_WIDTH, textAlign: 'right' } as const

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    height: ROW_HEIGHT,
    borderBottomWidth: 0.6,
    borderBottomColor: COLORS.line,
  },
  score,
  leading: { ...score, fontWeight: 700 },
  range: { ...type.note, width: RANGE_WIDTH, paddingLeft: 6 },
})

function Head() {
  return (
    <View style={styles.row}>
      <Text style={[type.label, { width: NAME_WIDTH }]}>Member</Text>
      <Text style={[type.label, { width: TYPE_WIDTH }]}>Style</Text>
      {LETTERS.map((letter) => (
        <View key={letter} style={{ width: SCORE_WIDTH + RANGE_WIDTH }}>
          <Text style={[type.label, { width: SCORE_WIDTH, textAlign: 'right' }]}>{letter}</Text>
        </View>
      ))}
    </View>
  )
}

function Row({ member }: { member: PrintedMember }) {
  const { name, code, scores, ranges, primary } = member
  return (
    <View style={styles.row} wrap={false}>
      <View style={{ width: NAME_WIDTH }}>
        <TypedLine text={name} width={NAME_WIDTH - 12} size={10.5} />
      </View>
      <View style={{ width: TYPE_WIDTH }}>
        <CodeMarks letters={[...(code ?? '')] as Letter[]} size={14} />
      </View>
      {/* No box around the two: three hundred rows of them took three times as long. */}
      {LETTERS.map((letter) => (
        <Fragment key={letter}>
          <Text style={letter === primary ? styles.leading : styles.score}>{scores[letter]}</Text>
          <Text style={styles.range}>{ranges && rangeText(ranges[letter])}</Text>
        </Fragment>
      ))}
    </View>
  )
}
