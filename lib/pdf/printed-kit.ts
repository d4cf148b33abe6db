/** A session as it is printed: every name and line in letters that the fonts have. */
import type { Situation } from '../disc/content/team'
import { initialsOf } from '../display-name'
import { printable } from './printable'
import { numbered, printedApart, printFindings, UNNAMED } from './printed-team'
import type { SessionKit } from './session-kit'

type PresentedPerson = SessionKit['view']['people'][number]

export interface PrintedPerson extends Omit<PresentedPerson, 'agreement'> {
  initials: string
  lines: readonly string[]
  /** '' without one. */
  agreement: string
}

export interface PrintedKit extends Pick<SessionKit, 'day'> {
  groupName: string
  view: Omit<SessionKit['view'], 'people'>
  people: readonly PrintedPerson[]
  findings: readonly Situation[]
}

/** Of an agreement, which is longer than a name. */
const LONGEST = 200

/** Cleans all that people typed; a name of which nothing is left becomes "Member 3". */
export function printKit({
  view: { people: typed, ...view },
  findings,
  team,
  lines,
  day,
  spellings = {},
}: SessionKit): PrintedKit {
  const people = typed.map(({ name, agreement, ...person }, index): PrintedPerson => {
    const spelling = spellings[person.id]
    const printed = spelling === undefined ? printedApart(name) : printable(spelling).text
    const [first = '', last = ''] = printed.split(' ')
    return {
      ...person,
      name: printed || numbered(index),
      initials: printed ? initialsOf(first, last) : `${index + 1}`,
      lines: (lines[person.id] ?? []).flatMap((line) => printable(line).text || []),
      agreement: printable(agreement ?? '', LONGEST).text,
    }
  })
  return {
    view,
    people,
    day,
    groupName: printable(spellings.group ?? view.group.name).text || UNNAMED,
    findings: printFindings(
      findings,
      team.map((id) => people.find((one) => one.id === id)?.name ?? ''),
    ),
  }
}
