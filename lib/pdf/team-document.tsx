/** The page of a team as a PDF: the circle, what stands out, and everyone's scores. */
import type { Paper } from './paper'
import { printTeam } from './printed-team'
import type { TeamReport } from './team'
import { Members, memberPages } from './team-pages/members'
import { Overview } from './team-pages/overview'
import { type RanOver, renderPages } from './whole-pages'

export interface TeamDocumentProps {
  team: TeamReport
  paper: Paper
  /** Called for a page that runs over; without it, that is an error. */
  ranOver?: RanOver
}

/** Draws the team page into memory. */
export function renderTeam({ team, paper, ranOver }: TeamDocumentProps): Promise<Buffer> {
  const printed = printTeam(team)
  const lists = memberPages(printed.members)
  const page = { team: printed, paper }
  return renderPages({
    title: `Team page: ${printed.groupName}`,
    subject: `${printed.members.length} profiles`,
    count: 1 + lists.length,
    ranOver,
    draw: ([first = '', ...others]) => (
      <>
        <Overview {...page} number={first} />
        {lists.map((members, index) => (
          <Members
            key={members[0]?.name}
            {...page}
            number={others[index] ?? ''}
            members={members}
            index={index}
          />
        ))}
      </>
    ),
  })
}
