import { StyleMark } from '@/components/charts/marks/style-mark'
import type { Point } from '@/lib/disc/content/types'
import type { Letter } from '@/lib/disc/letters'
import styles from './core-values.module.css'

interface CoreValuesProps {
  values: readonly Point[]
  primary: Letter
}

/** Five values in one row, each under the reader's own shape. */
export function CoreValues({ values, primary }: CoreValuesProps) {
  return (
    <ul className={`grid medium:grid-cols-1! gap-6 ${styles.values}`}>
      {values.map(({ title, text }) => (
        <li key={title} className={`grid gap-4 print:break-inside-avoid ${styles.value}`}>
          <StyleMark letter={primary} size={30} text="" />
          <div>
            <h3 className={`text-h4 ${styles.title}`}>{title}</h3>
            <p className="text-ink-2 text-sm">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
