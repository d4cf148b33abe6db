/** What the card of a meeting shows. Plain data, which can be sent to the worker. */
import type { Letter } from '../../disc/letters'
import { stopped } from '../../disc/names'
import type { MeetingLine } from '../../disc/team/meeting'
import { callNames } from '../../display-name'
import { printable } from '../printable'
import { endsOf, numbered, printedApart, UNNAMED } from '../printed-team'

/** Names as typed. */
export interface MeetingCard {
  groupName: string
  /** What the meeting is called; '' without a name. */
  title: string
  people: readonly {
    /** What they are called in the group. */
    called: string
    letter: Letter
    /** The replacement of a name that cannot be printed; '' for a number. */
    spelling?: string | undefined
  }[]
  lines: readonly MeetingLine[]
}

/** The same with every name in letters that the fonts have; one of which nothing is left becomes "Member 3". */
export function printMeeting({ groupName, title, people, lines }: MeetingCard): MeetingCard {
  // Asked again: two names may print alike that are not.
  const names = callNames(
    people.map(({ called, spelling }, at) => {
      const [first_name = '', last_name = ''] =
        spelling === undefined ? [printedApart(called)] : endsOf(printable(spelling).text)
      return { first_name: first_name || numbered(at), last_name }
    }),
  )
  return {
    groupName: printable(groupName).text || UNNAMED,
    title: printable(title).text,
    lines,
    people: people.map(({ letter }, at) => ({ letter, called: names[at] ?? '' })),
  }
}

/** The people that a line is about, `perRow` to a row: "Amara, Ben," and "Cy and Dan.". */
export function namesOf(
  card: MeetingCard,
  people: MeetingLine['people'],
  perRow: number,
): string[] {
  const last = people.length - 1
  const said = people.map((person, at) => {
    const name = card.people[person]?.called ?? ''
    if (at === last) return stopped(name)
    return at === last - 1 ? `${name} and` : `${name},`
  })
  return Array.from({ length: Math.ceil(said.length / perRow) }, (_, row) =>
    said.slice(row * perRow, (row + 1) * perRow).join(' '),
  )
}
