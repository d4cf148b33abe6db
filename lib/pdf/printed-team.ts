/** A team as it is printed: every name in letters that the fonts have. */
import { namesOf } from '../disc/team/comparison'
import { type FindingWords, wordsOf } from '../disc/team/finding-words'
import type { TeamProfile } from '../disc/team/profile'
import { callNames, initialsOf } from '../display-name'
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
  findings: readonly FindingWords[]
  /** Some names are written in letters that the file can’t print. */
  hasUnprintable: boolean
}

/** Cleans all names; a name of which nothing is left becomes "Member 3". */
export function printTeam({ groupName, members, ...team }: TeamReport): PrintedTeam {
  let hasUnprintable = false
  const called: { first_name: string; last_name: string }[] = []
  const printed = members.map(({ first_name, last_name, spelling, ...profile }, index) => {
    const [first = '', last = ''] =
      spelling === undefined
        ? [printable(first_name).text, printable(last_name).text]
        : endsOf(printable(spelling).text)
    const name = spelling === undefined ? `${first} ${last}`.trim() : printable(spelling).text
    called.push({ first_name: name ? first : numbered(index), last_name: last })
    if (name) return { ...profile, name, initials: initialsOf(first, last) }
    hasUnprintable = true
    return { ...profile, name: numbered(index), initials: `${index + 1}` }
  })
  const names = callNames(called)
  return {
    ...team,
    groupName: printable(groupName).text || UNNAMED,
    members: printed,
    findings: team.comparison.findings.map((finding) => {
      const words = wordsOf(finding, namesOf(finding, names))
      return { ...words, who: words.who.replace(/[\u2068\u2069]/g, '') }
    }),
    hasUnprintable,
  }
}

/** The replacement of a group's name that cannot be printed. */
export const UNNAMED = 'Team'

/** The replacement of a member's name that cannot be printed, by its place in the list. */
export const numbered = (index: number) => `Member ${index + 1}`

/** The first and the last word. */
export function endsOf(name: string): string[] {
  const words = name.split(' ')
  return words.length > 1 ? [words[0] ?? '', words.at(-1) ?? ''] : words
}
