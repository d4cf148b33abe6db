import type { Dashboard } from '@/lib/api/admin/dashboard'
import { formatCount } from '@/lib/counts'
import { ShareBar } from './share-bar'

type TotalFiguresProps = Pick<Dashboard, 'user_stats' | 'assessment_stats' | 'group_stats'>

/** The four totals that everything else is a part of. */
export function TotalFigures({ user_stats, assessment_stats, group_stats }: TotalFiguresProps) {
  const { total, verified, verification_rate } = user_stats
  const guests = assessment_stats.total - assessment_stats.in_accounts
  return (
    <dl className="grid grid-cols-[1.25fr_1fr_1fr_1fr] narrow:grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface tabular-nums">
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
    <div className="min-w-0 border-line border-l narrow:px-4.5 px-7.5 narrow:pt-4.5 pt-7 narrow:pb-5 pb-6.5 first:border-l-0 narrow:odd:border-l-0 narrow:[&:nth-child(n_+_3)]:border-line narrow:[&:nth-child(n_+_3)]:border-t">
      <dt className="font-550 text-15 text-ink-2">{props.name}</dt>
      <dd className="mt-3 font-640 font-display narrow:text-36 text-[3.2rem] leading-none tracking-[-0.04em]">
        {props.value}
      </dd>
      <dd className="mt-2 text-15 text-ink-2 leading-normal">{props.children}</dd>
    </div>
  )
}
