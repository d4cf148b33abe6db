import { ChevronRight } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { groupPath, routes } from '@/lib/routes'
import styles from './trail.module.css'

interface TrailProps {
  /** The group that the page belongs to, when it is not the page itself. */
  group?: { id: string; name: string }
  here: string
}

/** The way back up to the list of groups. */
export function Trail({ group, here }: TrailProps) {
  const steps = [
    { href: routes.groups, text: 'Team Groups' },
    ...(group ? [{ href: groupPath(group.id), text: group.name }] : []),
  ]
  return (
    <nav aria-label="Breadcrumb">
      <ol className={`sm wraps mut unprinted ${styles.trail}`}>
        {steps.map(({ href, text }) => (
          <li key={href}>
            <Link className="ink medium" href={href}>
              <bdi className="own-line one-line">{text}</bdi>
            </Link>
            <Icon of={ChevronRight} />
          </li>
        ))}
        <li aria-current="page">
          <bdi className="own-line one-line">{here}</bdi>
        </li>
      </ol>
    </nav>
  )
}
