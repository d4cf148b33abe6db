import { Link } from '@/components/ui/link'
import { SITUATIONS_NOTE, TOO_CLOSE } from '@/lib/disc/content/team'
import type { Letter } from '@/lib/disc/letters'
import type { NamedFinding } from '@/lib/disc/team/finding-words'
import { pairPath } from '@/lib/routes'
import { PersonMark } from './person-mark'
import { RefusedFindings } from './refused-findings'

interface StandsOutProps {
  groupId: string
  findings: readonly NamedFinding[]
  /** What a room said is not true of the team. */
  refused?: readonly NamedFinding[] | undefined
  people: readonly { id: string; first_name: string; last_name: string; letter: Letter | null }[]
}

/** What stands out in a team: at most three situations, each with its people and one thing to do. */
export function StandsOut({ groupId, findings, refused = [], people }: StandsOutProps) {
  return (
    <section
      className="grid grid-cols-1 content-start gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5 print:break-inside-avoid"
      aria-labelledby="stands"
    >
      <h2 id="stands" className="text-h3">
        What stands out
      </h2>
      <p className="text-ink-2 text-sm">{findings.length > 0 ? SITUATIONS_NOTE : TOO_CLOSE}</p>
      <ul className="[&_li]:flex [&_li]:items-center [&_li]:gap-3.5 [&_li]:px-0 [&_li]:py-4">
        {findings.map((finding) => (
          <Finding key={finding.says} finding={finding} people={people} groupId={groupId} />
        ))}
      </ul>
      <RefusedFindings groupId={groupId} findings={refused} />
    </section>
  )
}

interface FindingProps extends Pick<StandsOutProps, 'groupId' | 'people'> {
  finding: NamedFinding
}

function Finding({ finding, people, groupId }: FindingProps) {
  const [one = '', two = ''] = finding.people
  const marked = finding.people.flatMap((id) => people.find((person) => person.id === id) ?? [])
  return (
    <li className="border-line border-t">
      {marked.length > 0 && (
        <span className="flex flex-none [&>*+*]:-ml-2">
          {marked.map((person) => (
            <PersonMark key={person.id} person={person} letter={person.letter} size={36} />
          ))}
        </span>
      )}
      <p className="wrap-anywhere min-w-0 text-sm">
        <b className="block">{finding.title}</b>
        <span className="block">{finding.says}</span>
        <span className="text-ink-2">{finding.todo}</span>{' '}
        {finding.isPair && (
          <Link className="link" href={pairPath(groupId, one, two)}>
            Read the pair page
          </Link>
        )}
      </p>
    </li>
  )
}
