/** The page of a team as a PDF: the circle, what stands out, and everyone's scores. */
import { Document, renderToBuffer } from '@react-pdf/renderer'
import { PRODUCT } from '../product'
import { loadFonts } from './fonts'
import type { Paper } from './paper'
import { printTeam } from './printed-team'
import type { TeamReport } from './team'
import { Members, memberPages } from './team-pages/members'
import { Overview } from './team-pages/overview'
import { checkPages, type RanOver } from './whole-pages'

export interface TeamDocumentProps {
  team: TeamReport
  paper: Paper
  /** Called for a page that runs over; without it, that is an error. */
  ranOver?: RanOver
}

/** The whole document, for react-pdf's renderer. */
function TeamDocument({ team, paper, ranOver }: TeamDocumentProps) {
  const printed = printTeam(team)
  const lists = memberPages(printed.members)
  const page = { team: printed, paper, count: 1 + lists.length }
  return (
    <Document
      title={`Team page: ${printed.groupName}`}
      author={PRODUCT}
      creator={PRODUCT}
      producer={PRODUCT}
      subject={`${printed.members.length} profiles`}
      language="en"
      onRender={checkPages(ranOver)}
    >
      <Overview {...page} />
      {lists.map((members, index) => (
        <Members key={members[0]?.name} {...page} members={members} index={index} />
      ))}
    </Document>
  )
}

/** Draws the team page into memory. */
export async function renderTeam(props: TeamDocumentProps): Promise<Buffer> {
  await loadFonts()
  return renderToBuffer(<TeamDocument {...props} />)
}
