import { ChevronDown } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { BackToTop } from './back-to-top'
import styles from './fold.module.css'
import { FoldOnPhone } from './fold-on-phone'

interface FoldProps {
  /** The id that links to it name. */
  id: string
  title: React.ReactNode
  /** What is inside, as a second line while it is folded. */
  hint: React.ReactNode
  /** Also open on narrow screens: the first one with something left to do. */
  isOpen?: boolean
  className?: string
  children: React.ReactNode
}

/**
 * A part of a long page: it stands open on wide screens and on paper, and folds on narrow screens, where FoldOnPhone is
 * on the page. Without JavaScript everything is open.
 */
export function Fold({ id, title, hint, isOpen = false, className = '', children }: FoldProps) {
  return (
    <details
      id={id}
      className={`${styles.fold} ${className}`}
      open
      data-fold={isOpen ? 'open' : ''}
    >
      <summary className={`own-line ${styles.head}`} tabIndex={-1}>
        {title}
        <span className={styles.hint}>{hint}</span>
        <Icon of={ChevronDown} className={`icon ${styles.arrow}`} />
      </summary>
      {children}
    </details>
  )
}

/** After the last fold of a page: folds them on narrow screens, and leads back up. */
export function FoldsEnd() {
  return (
    <>
      <FoldOnPhone />
      <BackToTop />
    </>
  )
}
