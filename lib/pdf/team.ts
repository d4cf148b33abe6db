/** What the page of a team shows. Plain data, so that it travels to the worker as it is. */
import { compareTeam, type TeamComparison, type TeamProfile } from '../disc/team/comparison'

export interface TeamReportMember extends TeamProfile {
  /** As typed. */
  first_name: string
  last_name: string
  /** How a name should read that cannot be printed as it is; '' for a number in its place. */
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
export function buildTeamReport(team: Omit<TeamReport, 'comparison'>): TeamReport {
  return { ...team, comparison: compareTeam(team.members) }
}
