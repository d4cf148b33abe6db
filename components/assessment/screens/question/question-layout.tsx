import { MAIN_ID } from '@/components/layout/skip-link'
import { timeToGo } from '../../flow/time-to-go'
import { Dial } from './dial'
import styles from './question-screen.module.css'

/** Segments of the dial before the questions are loaded. */
const USUAL_TOTAL = 28

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

/** How far the assessment is, as a circle, and how long it still takes. */
export function TimeDial({ progress }: { progress: { index: number; total: number } | null }) {
  return (
    <>
      <Dial total={progress?.total ?? USUAL_TOTAL} index={progress?.index ?? null} />
      <p className="mt-5.5 min-h-[1.6em] text-ink-3 text-sm">
        {progress && timeToGo(progress.total - progress.index)}
      </p>
    </>
  )
}
