import { ChevronRight, Target, Users } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import styles from './waiting-list.module.css'

/** Something that waits for the person elsewhere. */
export interface Waiting {
  kind: 'invitation' | 'goal'
  title: string
  text: string
  href: string
}

const ICON = { invitation: Users, goal: Target } as const

/** What else waits for the person: invitations, and the goal that is due next. */
export function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  return (
    <section className={`card padded ${styles.card}`} aria-labelledby="waiting">
      <h2 id="waiting" className="h3">
        Also waiting for you
      </h2>
      <ul className={styles.list}>
        {waiting.map(({ kind, title, text, href }) => {
          return (
            <li key={href} className="lined-top">
              <Link className={`row gap-m unmarked pressable ${styles.item}`} href={href}>
                <span className="center rigid touch sunken round">
                  <Icon of={ICON[kind]} />
                </span>
                <span className={`shrinks sm tight anywhere ${styles.words}`}>
                  <b>
                    <bdi>{title}</bdi>
                  </b>
                  <span className="mut">{text}</span>
                </span>
                <Icon of={ChevronRight} />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
