/** The page of a team as a PDF: the circle, what stands out, and everyone's scores. */
import { Document } from '@react-pdf/renderer'
import { PRODUCT } from '../product'
import { loadFonts } from './fonts'
import type { Paper } from './paper'
import { printTeam } from './printed-team'
import type { TeamReport } from './team'
import { Members, memberPages } from './team-pages/members'
import { Overview } from './team-pages/overview'
import { type RanOver, renderNumbered } from './whole-pages'

export interface TeamDocumentProps {
  team: TeamReport
  paper: Paper
  /** Called for a page that runs over; without it, that is an error. */
  ranOver?: RanOver
}

/** Draws the team page into memory. */
export async function renderTeam({ team, paper, ranOver }: TeamDocumentProps): Promise<Buffer> {
  const printed = printTeam(team)
  const lists = memberPages(printed.members)
  const page = { team: printed, paper }
  await loadFonts()
  return renderNumbered(
    1 + lists.length,
    ([first = '', ...others], onRender) => (
      <Document
        title={`Team page: ${printed.groupName}`}
        author={PRODUCT}
        creator={PRODUCT}
        producer={PRODUCT}
        subject={`${printed.members.length} profiles`}
        language="en"
        onRender={onRender}
      >
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
      </Document>
    ),
    ranOver,
  )
}
