import { Check, Eye, EyeOff, type IconNode, X } from 'lucide'
import { useId } from 'react'
import { Icon } from '@/components/ui/icon'
import styles from './sharing-panes.module.css'

interface Pane {
  title: string
  items: readonly string[]
}

interface SharingPanesProps {
  sees: Pane
  never: Pane
  /** What else holds, below both. */
  notes?: readonly string[]
  /** Headings under a page's title (2), or under a dialog's (3). */
  level?: 2 | 3
  /** Further cells, SharingCell each. */
  children?: React.ReactNode
}

/** What sharing shows, beside what it never does. */
export function SharingPanes({ sees, never, notes = [], level = 2, children }: SharingPanesProps) {
  return (
    <div className="stack gap-m">
      <div className={`lined grid clips anywhere ${styles.panes}`}>
        <PaneOf pane={sees} level={level} icon={Eye} mark={Check} className={styles.pane} />
        <PaneOf
          pane={never}
          level={level}
          icon={EyeOff}
          mark={X}
          className={`${styles.pane} ${styles.never}`}
        />
        {children}
      </div>
      {notes.length > 0 && (
        <ul className={`sm mut grid ${styles.notes}`}>
          {notes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface PaneOfProps {
  pane: Pane
  level: 2 | 3
  icon: IconNode
  mark: IconNode
  className?: string
}

function PaneOf({ pane: { title, items }, level, icon, mark, className }: PaneOfProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={className} aria-labelledby={id}>
      <Heading id={id} className="row gap-s h4">
        <Icon of={icon} />
        <span>{title}</span>
      </Heading>
      <ul className={`grid sm ${styles.points}`}>
        {items.map((what) => (
          <li key={what} className="flex gap-s start">
            <Icon of={mark} />
            <span>{what}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A cell below the panes: a picture, a name, and what it is about. */
export function SharingCell({
  picture,
  title,
  children,
}: {
  picture: React.ReactNode
  title: React.ReactNode
  children: React.ReactNode
}) {
  return (
    <div className={`row gap-m sm ${styles.cell}`}>
      <span className={`center rigid ${styles.picture}`}>{picture}</span>
      <p>
        <b>{title}</b>
        <span className="own-line mut">{children}</span>
      </p>
    </div>
  )
}
