import type { Report } from '@/lib/disc/result/report'
import styles from './profile.module.css'

const AXES = [
  { key: 'pace', label: 'Pace' },
  { key: 'perspective', label: 'Perspective' },
  { key: 'focus', label: 'Focus' },
] as const

interface ProfileProps {
  description: readonly string[]
  coreTraits: Report['preview']['coreTraits']
}

/** The style in prose, then its pace, perspective and focus. */
export function Profile({ description, coreTraits }: ProfileProps) {
  return (
    <>
      <div className={styles.prose}>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className={`grid narrow:grid-cols-1! gap-4 print:break-inside-avoid ${styles.traits}`}>
        {AXES.map(({ key, label }) => (
          <div key={key} className={styles.trait}>
            <dt className="font-600 text-ink-3 text-sm">{label}</dt>
            <dd className={styles.title}>{coreTraits[key].title}</dd>
            <dd className="text-ink-2 text-sm">{coreTraits[key].text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
