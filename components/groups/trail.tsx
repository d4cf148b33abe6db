import { ChevronRight } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { groupPath, routes } from '@/lib/routes'

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
      <ol className="text-sm gap-1.5 text-ink-2 flex-wrap flex items-center min-w-0 print:hidden!">
        {steps.map(({ href, text }) => (
          <li className="gap-1.5 flex items-center min-w-0" key={href}>
            <Link className="text-ink font-550 min-h-7 underline-offset-4" href={href}>
              <bdi className="truncate block max-w-[min(22rem,60vw)]">{text}</bdi>
            </Link>
            <Icon className="icon size-[1em]" of={ChevronRight} />
          </li>
        ))}
        <li className="gap-1.5 flex items-center min-w-0" aria-current="page">
          <bdi className="truncate block max-w-[min(22rem,60vw)]">{here}</bdi>
        </li>
      </ol>
    </nav>
  )
}
