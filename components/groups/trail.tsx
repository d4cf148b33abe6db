import { ChevronRight } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { demoTeam } from '@/lib/copy/for-teams'
import { groupPath, MADE_UP_GROUP, routes } from '@/lib/routes'

interface TrailProps {
  /** The group that the page belongs to, when it is not the page itself. */
  group?: { id: string; name: string }
  /** The group that is the page itself. */
  of?: string
  here: string
}

/** The way back up to the list of groups; from the made-up one, to the page that leads to it. */
export function Trail({ group, of = group?.id, here }: TrailProps) {
  const steps = [
    of === MADE_UP_GROUP
      ? { href: routes.forTeams, text: demoTeam.up }
      : { href: routes.groups, text: 'Team Groups' },
    ...(group ? [{ href: groupPath(group.id), text: group.name }] : []),
  ]
  return (
    <nav aria-label="Breadcrumb">
      <ol className="print:hidden! flex min-w-0 flex-wrap items-center gap-1.5 text-ink-2 text-sm">
        {steps.map(({ href, text }) => (
          <li className="flex min-w-0 items-center gap-1.5" key={href}>
            <Link className="min-h-7 font-550 text-ink underline-offset-4" href={href}>
              <bdi className="block max-w-[min(22rem,60vw)] truncate">{text}</bdi>
            </Link>
            <Icon className="icon size-[1em]" of={ChevronRight} />
          </li>
        ))}
        <li className="flex min-w-0 items-center gap-1.5" aria-current="page">
          <bdi className="block max-w-[min(22rem,60vw)] truncate">{here}</bdi>
        </li>
      </ol>
    </nav>
  )
}
