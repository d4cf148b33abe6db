import { Clock, LogOut, Pause } from 'lucide'
import { WaitingCircle } from '@/components/charts/circle/waiting-circle'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Member } from '@/lib/api/groups'
import { DURATION } from '@/lib/copy/landing'
import { initialsOf } from '@/lib/display-name'
import { routes } from '@/lib/routes'
import styles from './no-result.module.css'

interface NoResultProps {
  me: Member
  /** Some colleagues show where they sit. */
  hasOthers: boolean
}

/** For a member without a result: one thing to do. */
export function NoResult({ me, hasOthers }: NoResultProps) {
  const { first_name, last_name } = me
  return (
    <section className={`card grid middle medium-stack ${styles.card}`} aria-labelledby="welcome">
      <WaitingCircle initials={initialsOf(first_name, last_name)} className={styles.picture} />
      <div className="grid left gap-l anywhere narrow-fills">
        <h2 id="welcome" className="d3">
          Welcome, <bdi>{first_name || last_name}</bdi>. There’s a spot here for you.
        </h2>
        <p className="lede">
          {hasOthers
            ? 'Take the assessment and you’ll see where you sit, next to the people already on the circle.'
            : 'Take the assessment and you’ll see where you sit on the circle.'}
        </p>
        <Link className="btn lg" href={routes.assessment}>
          Take the assessment
        </Link>
        <ul className={`sm mut flex wraps ${styles.notes}`}>
          <li>
            <Icon of={Clock} />
            <span>{DURATION.replace('-', '–')}</span>
          </li>
          <li>
            <Icon of={Pause} />
            Stop and come back anytime
          </li>
          <li>
            <Icon of={LogOut} />
            Leave the group anytime, and the sharing ends
          </li>
        </ul>
      </div>
    </section>
  )
}
