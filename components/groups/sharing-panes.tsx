import { EyeOff } from 'lucide'
import { useId } from 'react'
import { Icon } from '@/components/ui/icon'
import styles from './sharing-panes.module.css'

interface SharingPanesProps {
  sees: { title: string; items: React.ReactNode }
  never: { title: string; items: readonly string[] }
  /** What else holds, below both. */
  notes: readonly string[]
  /** Headings under a page's title (2), or under a dialog's (3). */
  level?: 2 | 3
}

/** What sharing shows, beside what it never does. */
export function SharingPanes({ sees, never, notes, level = 2 }: SharingPanesProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={`grid gap-m ${styles.panes}`}>
      <section className={`card stack gap-m anywhere ${styles.pane}`} aria-labelledby={`${id}-see`}>
        <Heading id={`${id}-see`} className="h4">
          {sees.title}
        </Heading>
        <ul className="grid gap-m sm">{sees.items}</ul>
      </section>
      <section
        className={`card stack gap-m anywhere ${styles.pane} ${styles.never}`}
        aria-labelledby={`${id}-never`}
      >
        <Heading id={`${id}-never`} className="h4">
          {never.title}
        </Heading>
        <ul className={`grid gap-s sm ${styles.hidden}`}>
          {never.items.map((what) => (
            <li className="flex gap-s start" key={what}>
              <Icon of={EyeOff} />
              <span>{what}</span>
            </li>
          ))}
        </ul>
      </section>
      <ul className={`sm mut grid spans ${styles.notes}`}>
        {notes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
