import { EmptyCircle } from '@/components/charts/circle/empty-circle'
import styles from './nothing-here.module.css'

/** A list without rows: what will stand here, or that nothing matches. */
export function NothingHere({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className={`grid gap-s text-center ${styles.empty}`}>
      <EmptyCircle size={88} />
      <h2 className="h3">{title}</h2>
      <p className="mut">{children}</p>
    </div>
  )
}
