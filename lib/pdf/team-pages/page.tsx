import { COLORS } from '../colors'
import type { Paper } from '../paper'
import type { PrintedTeam } from '../printed-team'
import { TypedLine } from '../typed-line'

/** What every page of a team is given. */
export interface TeamPageProps {
  team: PrintedTeam
  paper: Paper
  /** "1 of 3". */
  number: string
}

/** Under each page: whose it is. */
export function Footer({ team }: Pick<TeamPageProps, 'team'>) {
  return <TypedLine text={team.groupName} width={300} size={8.5} color={COLORS.ink3} />
}
