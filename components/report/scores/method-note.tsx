import { Locator } from '@/components/charts/circle/locator'
import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import type { Letter } from '@/lib/disc/letters'
import { routes } from '@/lib/routes'
import styles from './method-note.module.css'

interface MethodNoteProps {
  id: string
  primary: Letter
  method: string
  completedAt: Date
}

/** What the scores mean, and what they do not. */
export function MethodNote({ id, primary, method, completedAt }: MethodNoteProps) {
  return (
    <section id={id} className={`unbroken ${styles.section}`}>
      <div className={`grid middle sunken radius-lg narrow-stack ${styles.note}`}>
        <Locator letter={primary} size={132} />
        <div>
          <h2 className={`h3 ${styles.title}`}>How to read this report</h2>
          <p className={`mut ${styles.text}`}>{method}</p>
          <p className={`unprinted ${styles.more}`}>
            <Link className="link" href={routes.method}>
              How we measure, and how well
            </Link>
          </p>
          <p className={`xs faint ${styles.date}`}>
            Assessment completed <When at={completedAt} />
          </p>
        </div>
      </div>
    </section>
  )
}
