import {
  ChevronDown,
  Gauge,
  History,
  LogOut,
  Menu,
  UserRound,
  Users,
  X,
} from '@/components/ui/signs'
import { routes } from '@/lib/routes'
import { Logo } from '../logo'
import type { AccountLink } from './account-menu'
import { HeaderBar } from './header-bar'

const icon = { className: 'icon', 'aria-hidden': true } as const

const ACCOUNT_LINKS: readonly AccountLink[] = [
  { href: routes.profile, text: 'Profile Settings', icon: <UserRound {...icon} /> },
  { href: routes.history, text: 'My Results', icon: <History {...icon} /> },
  {
    href: routes.adminDashboard,
    text: 'Admin Dashboard',
    icon: <Gauge {...icon} />,
    isAdminOnly: true,
  },
]

/** A narrow screen has no row of links, so its sheet holds all. */
const SHEET_LINKS: readonly AccountLink[] = [
  ...ACCOUNT_LINKS,
  { href: routes.groups, text: 'Team Groups', icon: <Users {...icon} /> },
]

/** The header of every page outside the assessment. */
export function SiteHeader() {
  return (
    <HeaderBar
      logo={<Logo />}
      icons={{
        open: <Menu {...icon} />,
        close: <X {...icon} />,
        more: <ChevronDown {...icon} />,
        signOut: <LogOut {...icon} />,
      }}
      accountLinks={ACCOUNT_LINKS}
      sheetLinks={SHEET_LINKS}
    />
  )
}
