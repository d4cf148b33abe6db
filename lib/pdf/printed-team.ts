/** A team as it is printed: every name in letters that the fonts have. */
import type { TeamProfile } from '../disc/team/comparison'
import { initialsOf } from '../display-name'
import { cleanPersonName } from './person-name'
import type { TeamReport } from './team'

export interface PrintedMember extends TeamProfile {
  name: string
  initials: string
}

export interface PrintedTeam extends Omit<TeamReport, 'members' | 'groupName'> {
  groupName: string
  members: readonly PrintedMember[]
  /** Some names are written in letters that the file can’t print. */
  hasUnprintable: boolean
}

/** Cleans all names; a name of which nothing is left becomes "Member 3". */
export function printTeam({ groupName, members, ...team }: TeamReport): PrintedTeam {
  const printed = members.map(({ first_name, last_name, ...profile }, index) => {
    const [first, last] = [cleanPersonName(first_name), cleanPersonName(last_name)]
    const name = cleanPersonName(`${first} ${last}`)
    const initials = initialsOf(first, last)
    return name
      ? { ...profile, name, initials }
      : { ...profile, name: `Member ${index + 1}`, initials: `${index + 1}` }
  })
  return {
    ...team,
    groupName: cleanPersonName(groupName) || 'Team',
    members: printed,
    hasUnprintable: members.some(
      ({ first_name, last_name }) => !cleanPersonName(`${first_name} ${last_name}`),
    ),
  }
}
