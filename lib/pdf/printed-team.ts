/** A team as it is printed: every name in letters that the fonts have. */
import type { Situation } from '../disc/content/team'
import { wordsOf } from '../disc/team/finding-words'
import type { Finding } from '../disc/team/findings'
import type { TeamProfile } from '../disc/team/profile'
import { callNames, initialsOf, numberTwins } from '../display-name'
import { printable } from './printable'
import type { TeamReport } from './team'

export interface PrintedMember extends TeamProfile {
  name: string
  initials: string
}

export interface PrintedTeam extends Omit<TeamReport, 'members' | 'groupName'> {
  groupName: string
  members: readonly PrintedMember[]
  /** What stands out, by the names that are printed. */
  findings: readonly Situation[]
  /** Some names are written in letters that the file can’t print. */
  hasUnprintable: boolean
}

/** Cleans all names; a name of which nothing is left becomes "Member 3". */
export function printTeam({ groupName, members, ...team }: TeamReport): PrintedTeam {
  let hasUnprintable = false
  const called: { first_name: string; last_name: string }[] = []
  const printed = members.map(({ called: typed, full_name, spelling, ...member }, index) => {
    const { first_name, last_name, ...profile } = member
    const name = spelling === undefined ? printedApart(full_name) : printable(spelling).text
    const [first = '', last = ''] =
      spelling === undefined
        ? [printable(first_name).text, printable(last_name).text]
        : endsOf(name)
    if (!name) hasUnprintable = true
    called.push(
      spelling === undefined
        ? { first_name: printedApart(typed) || name || numbered(index), last_name: '' }
        : { first_name: first || numbered(index), last_name: last },
    )
    return name
      ? { ...profile, name, initials: initialsOf(first, last) }
      : { ...profile, name: numbered(index), initials: `${index + 1}` }
  })
  // Asked again: two names may print alike that are not.
  const names = callNames(called)
  const whole = numberTwins(printed.map(({ name }) => name))
  return {
    ...team,
    groupName: printable(groupName).text || UNNAMED,
    members: printed.map((member, at) => ({ ...member, name: whole[at] ?? '' })),
    findings: printFindings(team.comparison.findings, names),
    hasUnprintable,
  }
}

/** Findings in words, by the names that are printed; the marks that keep a name apart would print as boxes. */
export function printFindings(
  findings: readonly Finding[],
  names: readonly string[],
): readonly Situation[] {
  const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '')
  return findings.map((finding) => {
    const { title, says, todo } = wordsOf(finding, names)
    return { title: plain(title), says: plain(says), todo: plain(todo) }
  })
}

/** The replacement of a group's name that cannot be printed. */
export const UNNAMED = 'Team'

/** The replacement of a member's name that cannot be printed, by its place in the list. */
export const numbered = (index: number) => `Member ${index + 1}`

/** A name as it stands apart from others, in letters that can be printed; '' where none of the name itself can. */
export function printedApart(name: string): string {
  if (!printable(name.replace(/ \(\d+\)$/, '')).text) return ''
  return printable(name).text.replace(/ \.$/, '')
}

/** The first and the last word. */
export function endsOf(name: string): string[] {
  const words = name.split(' ')
  return words.length > 1 ? [words[0] ?? '', words.at(-1) ?? ''] : words
}
