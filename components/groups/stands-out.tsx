import { Link } from '@/components/ui/link'
import { SITUATIONS_NOTE, TOO_CLOSE } from '@/lib/disc/content/team'
import type { Letter } from '@/lib/disc/letters'
import type { NamedFinding } from '@/lib/disc/team/finding-words'
import { pairPath } from '@/lib/routes'
import { PersonMark } from './person-mark'
import styles from './stands-out.module.css'

interface StandsOutProps {
  groupId: string
  findings: readonly NamedFinding[]
  people: readonly { id: string; first_name: string; last_name: string; letter: Letter | null }[]
}

/** What stands out in a team: at most three situations, each with its people and one thing to do. */
export function StandsOut({ groupId, findings, people }: StandsOutProps) {
  return (
    <section className={`card stack gap-m padded unbroken ${styles.card}`} aria-labelledby="stands">
      <h2 id="stands" className="h3">
        What stands out
      </h2>
      <p className="sm mut">{findings.length > 0 ? SITUATIONS_NOTE : TOO_CLOSE}</p>
      <ul className={styles.list}>
        {findings.map((finding) => (
          <Finding key={finding.says} finding={finding} people={people} groupId={groupId} />
        ))}
      </ul>
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
    <li className="lined-top">
      {marked.length > 0 && (
        <span className={styles.marks}>
          {marked.map((person) => (
            <PersonMark key={person.id} person={person} letter={person.letter} size={36} />
          ))}
        </span>
      )}
      <p className="sm anywhere shrinks">
        <b className="own-line">{finding.title}</b>
        <span className="own-line">{finding.says}</span>
        <span className="mut">{finding.todo}</span>{' '}
        {finding.isPair && (
          <Link className="link" href={pairPath(groupId, one, two)}>
            Read the pair page
          </Link>
        )}
      </p>
    </li>
  )
}
