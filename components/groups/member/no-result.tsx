import { Clock, LogOut, Pause } from 'lucide'
import { WaitingCircle } from '@/components/charts/circle/waiting-circle'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Member } from '@/lib/api/groups'
import { DURATION } from '@/lib/copy/landing'
import { initialsOf } from '@/lib/display-name'
import { routes } from '@/lib/routes'

interface NoResultProps {
  me: Member
  /** Some colleagues show where they sit. */
  hasOthers: boolean
}

/** For a member without a result: one thing to do. */
export function NoResult({ me, hasOthers }: NoResultProps) {
  const { first_name, last_name } = me
  return (
    <section
      className="grid grid-cols-[280px_minmax(0,1fr)] medium:grid-cols-1! items-center gap-x-16 gap-y-8 rounded-lg border border-line bg-surface px-[clamp(20px,5.1vw,64px)] py-[clamp(28px,4.7vw,48px)]"
      aria-labelledby="welcome"
    >
      <WaitingCircle
        initials={initialsOf(first_name, last_name)}
        className="medium:w-55 medium:justify-self-center"
      />
      <div className="narrow-fills wrap-anywhere grid justify-items-start gap-5">
        <h2 id="welcome" className="text-d3">
          Welcome, <bdi>{first_name || last_name}</bdi>. There’s a spot here for you.
        </h2>
        <p className="text-ink-2 text-lede">
          {hasOthers
            ? 'Take the assessment and you’ll see where you sit, next to the people already on the circle.'
            : 'Take the assessment and you’ll see where you sit on the circle.'}
        </p>
        <Link className="btn btn-large" href={routes.assessment}>
          Take the assessment
        </Link>
        <ul className="flex medium:grid flex-wrap gap-x-5.5 gap-y-2 text-ink-2 text-sm">
          <li className="flex items-center gap-2">
            <Icon of={Clock} />
            <span>{DURATION.replace('-', '–')}</span>
          </li>
          <li className="flex items-center gap-2">
            <Icon of={Pause} />
            Stop and come back anytime
          </li>
          <li className="flex items-center gap-2">
            <Icon of={LogOut} />
            Leave the group anytime, and the sharing ends
          </li>
        </ul>
      </div>
    </section>
  )
}
