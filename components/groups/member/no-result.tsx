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
      className="px-[clamp(20px,5.1vw,64px)] py-[clamp(28px,4.7vw,48px)] rounded-lg border border-line bg-surface grid items-center grid-cols-[280px_minmax(0,1fr)] gap-y-8 gap-x-16 medium:grid-cols-1!"
      aria-labelledby="welcome"
    >
      <WaitingCircle
        initials={initialsOf(first_name, last_name)}
        className="medium:w-55 medium:justify-self-center"
      />
      <div className="narrow-fills gap-5 grid justify-items-start wrap-anywhere">
        <h2 id="welcome" className="text-d3">
          Welcome, <bdi>{first_name || last_name}</bdi>. There’s a spot here for you.
        </h2>
        <p className="text-lede text-ink-2">
          {hasOthers
            ? 'Take the assessment and you’ll see where you sit, next to the people already on the circle.'
            : 'Take the assessment and you’ll see where you sit on the circle.'}
        </p>
        <Link className="btn btn-large" href={routes.assessment}>
          Take the assessment
        </Link>
        <ul className="text-sm text-ink-2 flex flex-wrap gap-y-2 gap-x-5.5 medium:grid">
          <li className="gap-2 flex items-center">
            <Icon of={Clock} />
            <span>{DURATION.replace('-', '–')}</span>
          </li>
          <li className="gap-2 flex items-center">
            <Icon of={Pause} />
            Stop and come back anytime
          </li>
          <li className="gap-2 flex items-center">
            <Icon of={LogOut} />
            Leave the group anytime, and the sharing ends
          </li>
        </ul>
      </div>
    </section>
  )
}
