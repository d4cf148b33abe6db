/** What the card of a meeting shows. Plain data, which can be sent to the worker. */
import type { Letter } from '../../disc/letters'
import type { MeetingLine } from '../../disc/team/meeting'
import { stopped } from '../../disc/names'
import { callNames } from '../../display-name'
import { printable } from '../printable'
import { endsOf, numbered, UNNAMED } from '../printed-team'

/** Names as typed. */
export interface MeetingCard {
  groupName: string
  /** What the meeting is called; '' without a name. */
  title: string
  people: readonly {
    first_name: string
    last_name: string
    letter: Letter
    /** The replacement of a name that cannot be printed; '' for a number. */
    spelling?: string | undefined
  }[]
  lines: readonly MeetingLine[]
}

/** The same with every name in letters that the fonts have; one of which nothing is left becomes "Member 3". */
export function printMeeting({ groupName, title, people, lines }: MeetingCard): MeetingCard {
  return {
    groupName: printable(groupName).text || UNNAMED,
    title: printable(title).text,
    lines,
    people: people.map(({ letter, spelling, ...typed }, at) => {
      const [first_name = '', last_name = ''] =
        spelling === undefined
          ? [typed.first_name, typed.last_name].map((name) => printable(name).text)
          : endsOf(printable(spelling).text)
      return { letter, first_name: first_name || last_name || numbered(at), last_name }
    }),
  }
}

/** As they are called among themselves. */
export const calledOn = ({ people }: Pick<MeetingCard, 'people'>) => callNames(people)

/** The people that a line is about, `perRow` to a row: "Amara, Ben," and "Cy and Dan.". */
export function namesOf(
  card: MeetingCard,
  people: MeetingLine['people'],
  perRow: number,
): string[] {
  const names = calledOn(card)
  const last = people.length - 1
  const said = people.map((person, at) => {
    const name = names[person] ?? ''
    if (at === last) return stopped(name)
    return at === last - 1 ? `${name} and` : `${name},`
  })
  return Array.from({ length: Math.ceil(said.length / perRow) }, (_, row) =>
    said.slice(row * perRow, (row + 1) * perRow).join(' '),
  )
}
