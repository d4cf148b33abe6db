import { ArrowRight, Check, TriangleAlert } from 'lucide'
import { Icon } from '@/components/ui/icon'
import type { Comparison } from '@/lib/api/groups'
import { TEAM_NOTE } from '@/lib/disc/content/team'
import styles from './dynamics.module.css'

/** What the mix gives, what it costs, and what to do. */
export function Dynamics({ dynamics }: { dynamics: Comparison['group_dynamics'] }) {
  return (
    <section className={`grid unbroken ${styles.section}`} aria-label="Group dynamics">
      <div className={`thirds medium-stack ${styles.columns}`}>
        <Part
          title="Strengths"
          icon={<Icon of={Check} />}
          tone="dark"
          points={dynamics.strengths}
        />
        <Part
          title="Challenges"
          icon={<Icon of={TriangleAlert} />}
          tone="dashed"
          points={dynamics.challenges}
        />
        <Part
          title="Recommendations"
          icon={<Icon of={ArrowRight} />}
          tone="line"
          points={dynamics.recommendations}
        />
      </div>
      <p className="sm mut">{TEAM_NOTE}</p>
    </section>
  )
}

interface PartProps {
  title: string
  icon: React.ReactNode
  tone: 'dark' | 'dashed' | 'line'
  points: readonly string[]
}

function Part({ title, icon, tone, points }: PartProps) {
  return (
    <div>
      <h2 className={`h3 row gap-m anywhere ${styles.title}`}>
        <span
          className={`center rigid touch round ${styles.icon} ${tone === 'dark' ? 'dark' : styles[tone]}`}
        >
          {icon}
        </span>
        <span>{title}</span>
      </h2>
      <ul>
        {points.map((point) => (
          <li key={point} className={`mut lined-top ${styles.point}`}>
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}
