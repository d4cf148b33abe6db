import { Settings2, UserPlus, Users } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { GROUP_PARTS } from '@/lib/copy/team-story'
import { groupPath, groupSettingsPath, inviteToGroupPath } from '@/lib/routes'

/** The pages of a group, for its leader. */
const PARTS = [
  { part: 'people', icon: Users, path: groupPath },
  { part: 'invite', icon: UserPlus, path: inviteToGroupPath },
  { part: 'settings', icon: Settings2, path: groupSettingsPath },
] as const

interface GroupPartsProps {
  groupId: string
  at: (typeof PARTS)[number]['part']
}

/** People, Invite, Settings: links to three pages. The row stays in sight over a long list of people; over forms it would hide what one types into. */
export function GroupParts({ groupId, at }: GroupPartsProps) {
  return (
    <nav
      aria-label={GROUP_PARTS.label}
      className={`print:hidden! z-4 grid grid-cols-3 rounded-full bg-sunken p-1 ${at === 'people' ? 'sticky top-2' : ''}`}
    >
      {PARTS.map(({ part, icon, path }) => (
        <Link
          key={part}
          href={path(groupId)}
          aria-current={part === at ? 'page' : undefined}
          className="flex min-h-12 min-w-0 items-center justify-center gap-2 rounded-full px-1 font-620 text-15 text-ink no-underline hover:underline aria-[current]:bg-surface aria-[current]:shadow-2 aria-[current]:[outline:1px_solid_var(--line)]"
        >
          <Icon of={icon} />
          <span className="truncate">{GROUP_PARTS[part]}</span>
        </Link>
      ))}
    </nav>
  )
}
