import { StyleCodeMarks } from '@/components/charts/marks/style-code-marks'
import { Link } from '@/components/ui/link'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { typePath } from '@/lib/routes'
import styles from './neighbor-cards.module.css'
import type { Neighbor } from './neighbors'

const AXES = [
  { axis: 'pace', label: 'Pace' },
  { axis: 'perspective', label: 'Perspective' },
  { axis: 'focus', label: 'Focus' },
] as const

interface NeighborCardsProps {
  neighbors: readonly (Neighbor & { type: ResultPreview['style'] })[]
}

/** The styles one step away, and what makes them others. */
export function NeighborCards({ neighbors }: NeighborCardsProps) {
  return (
    <section className={styles.section} aria-labelledby="neighbors">
      <h2 id="neighbors" className={`d3 ${styles.title}`}>
        How it differs from its neighbors
      </h2>
      <ul className="thirds gap-m medium-stack">
        {neighbors.map(({ type, difference }) => (
          <li key={type.code} className={`tone-${type.code[0]} column cornered ${styles.card}`}>
            <StyleCodeMarks code={type.code} size={36} decorative />
            <h3 className={`h3 ${styles.name}`}>
              <Link href={typePath(type.code)}>{type.name}</Link>
            </h3>
            <p className={styles.difference}>{difference}</p>
            <dl className={`grid gap-xs sm tight ${styles.axes}`}>
              {AXES.map(({ axis, label }) => (
                <div className="flex wraps" key={axis}>
                  <dt className="rigid mut">{label}</dt>
                  <dd className="semibold">{type.coreTraits[axis].title}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
