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
      <dl className={`gap-4 grid print:break-inside-avoid narrow:grid-cols-1! ${styles.traits}`}>
        {AXES.map(({ key, label }) => (
          <div key={key} className={styles.trait}>
            <dt className="text-sm text-ink-3 font-600">{label}</dt>
            <dd className={styles.title}>{coreTraits[key].title}</dd>
            <dd className="text-sm text-ink-2">{coreTraits[key].text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
