/** What the page of a team shows. Plain data, which can be sent to the worker. */
import { compareTeam, type TeamComparison } from '../disc/team/comparison'
import type { MeasuredProfile } from '../disc/team/profile'

export interface TeamReportMember extends MeasuredProfile {
  /** As typed. */
  first_name: string
  last_name: string
  /** What the person is called in the group, and the whole name (lib/display-name.ts). */
  called: string
  full_name: string
  /** The replacement of a name that cannot be printed; '' for a number. */
  spelling?: string
}

export interface TeamReport {
  /** As typed. */
  groupName: string
  /** With or without a profile. */
  memberCount: number
  /** The day it was made, "2026-11-20". */
  day: string
  /** Those with a profile; at least two. */
  members: readonly TeamReportMember[]
  comparison: TeamComparison
}

/** Builds the team page of a group. */
export function buildTeamReport(
  team: Omit<TeamReport, 'comparison'>,
  comparison: TeamComparison = compareTeam(team.members),
): TeamReport {
  return { ...team, comparison }
}
