import type { Dashboard } from '@/lib/api/admin/dashboard'
import { formatCount } from '@/lib/counts'
import { ShareBar } from './share-bar'
import styles from './total-figures.module.css'

type TotalFiguresProps = Pick<Dashboard, 'user_stats' | 'assessment_stats' | 'group_stats'>

/** The four totals that everything else is a part of. */
export function TotalFigures({ user_stats, assessment_stats, group_stats }: TotalFiguresProps) {
  const { total, verified, verification_rate } = user_stats
  const guests = assessment_stats.total - assessment_stats.in_accounts
  return (
    <dl className={`card num grid ${styles.panel}`}>
      <Figure name="Users" value={formatCount(total)}>
        <span>{`${formatCount(verified)} verified, ${verification_rate}%`}</span>
        <ShareBar value={verified} of={total} />
      </Figure>
      <Figure name="Assessments" value={formatCount(assessment_stats.total)}>
        {`completed, ${formatCount(guests)} by guests`}
      </Figure>
      <Figure name="Per user" value={String(assessment_stats.per_user)}>
        assessments each, in accounts
      </Figure>
      <Figure name="Groups" value={formatCount(group_stats.total)}>
        created so far
      </Figure>
    </dl>
  )
}

function Figure(props: { name: string; value: string; children: React.ReactNode }) {
  return (
    <div className={`shrinks ${styles.figure}`}>
      <dt>{props.name}</dt>
      <dd className={styles.value}>{props.value}</dd>
      <dd className={`sm mut tight ${styles.note}`}>{props.children}</dd>
    </div>
  )
}
