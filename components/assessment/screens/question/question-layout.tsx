import { MAIN_ID } from '@/components/layout/skip-link'
import styles from './question-screen.module.css'

interface QuestionLayoutProps {
  aside: React.ReactNode
  /** It is the page's HTML, which React has not taken over yet. */
  isOpening?: boolean
  children: React.ReactNode
}

/** The dial beside the question; on narrow screens the question alone. */
export function QuestionLayout({ aside, isOpening, children }: QuestionLayoutProps) {
  return (
    <main
      id={MAIN_ID}
      className={`grid items-center justify-between ${styles.main}`}
      data-first={isOpening || undefined}
    >
      <div className={`text-center ${styles.aside}`}>{aside}</div>
      <div>{children}</div>
    </main>
  )
}
