import { CheckMark } from '@/components/ui/check-mark'
import styles from './done.module.css'

interface DoneProps {
  /** To give its heading the focus, where it takes the place of what had it. */
  ref?: React.Ref<HTMLHeadingElement>
  title: string
  children: React.ReactNode
}

/** A step around signing in that is finished: what happened, and the way on. */
export function Done({ ref, title, children }: DoneProps) {
  return (
    <section className={`card grid gap-s padded ${styles.done}`}>
      <CheckMark />
      <h2 ref={ref} tabIndex={-1} className="h3">
        {title}
      </h2>
      {children}
    </section>
  )
}
