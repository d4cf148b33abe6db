import { EmptyCircle } from '@/components/charts/empty-circle'
import { Rose } from '@/components/charts/rose'
import type { PerLetter } from '@/lib/disc/letters'
import styles from './portrait.module.css'

/** The person's drawn circle: the pattern of their newest result, or a circle still to be filled. */
export function Portrait({ scores }: { scores: PerLetter<number> | null }) {
  if (!scores) return <EmptyCircle size={120} className={styles.empty} />
  return (
    <span className={styles.circle}>
      <Rose scores={scores} size={104} edged={false} padding={4} />
    </span>
  )
}
