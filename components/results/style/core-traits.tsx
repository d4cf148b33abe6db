import { HalfCircleIcon } from '@/components/charts/circle/half-circle-icon'
import type { Letter } from '@/lib/disc/letters'
import type { ResultPreview } from '@/lib/disc/result/preview'
import styles from './core-traits.module.css'

/** The end of each axis where the icon is flipped: measured, detail first, task first. */
const FLIPPED = {
  pace: ['S', 'C'],
  perspective: ['S', 'C'],
  focus: ['D', 'C'],
} as const satisfies Record<string, readonly Letter[]>

const AXES = [
  { axis: 'pace', label: 'Pace' },
  { axis: 'perspective', label: 'Perspective' },
  { axis: 'focus', label: 'Focus' },
] as const

/** Pace, perspective and focus. The icons follow the primary letter: it leads whatever the second one is. */
export function CoreTraits({ preview }: { preview: Pick<ResultPreview, 'style' | 'primary'> }) {
  const { coreTraits } = preview.style
  return (
    <section aria-labelledby="core-traits">
      <h2 id="core-traits" className="vh">
        Core traits
      </h2>
      <ul className={`thirds narrow-stack ${styles.traits}`}>
        {AXES.map(({ axis, label }) => (
          <li key={axis}>
            <HalfCircleIcon
              axis={axis}
              flipped={(FLIPPED[axis] as readonly Letter[]).includes(preview.primary)}
              className={styles.icon}
            />
            <div>
              <p className="sm semibold faint">{label}</p>
              <h3 className={`semibold ${styles.title}`}>{coreTraits[axis].title}</h3>
              <p className={`sm mut ${styles.text}`}>{coreTraits[axis].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
