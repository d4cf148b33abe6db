'use client'

import { ChevronDown, Gauge, History, House, type IconNode, LogOut, UserRound, Users } from 'lucide'
import { useId } from 'react'
import { PersonCircle } from '@/components/account/auth/person-circle'
import { useSignOut } from '@/components/account/auth/use-sign-out'
import { useUser } from '@/components/account/auth/use-user'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { KeptUser } from '@/lib/client/session'
import { you } from '@/lib/copy/home'
import { fullName } from '@/lib/display-name'
import { authMessages } from '@/lib/messages/auth'
import { routes } from '@/lib/routes'
import { ThemeSwitch } from '../theme-switch'
import styles from './account-menu.module.css'
import { ThemeItems } from './theme-items'
import { useMenu } from './use-menu'

interface AccountLink {
  href: string
  text: string
  icon: IconNode
  /** Shown to admins only. The server checks the right again. */
  isAdminOnly?: boolean
}

const LINKS: readonly AccountLink[] = [
  { href: routes.assessment, text: you.title, icon: House },
  { href: routes.profile, text: 'Profile Settings', icon: UserRound },
  { href: routes.history, text: 'My Results', icon: History },
  { href: routes.adminDashboard, text: 'Admin Dashboard', icon: Gauge, isAdminOnly: true },
]

/** A narrow screen has no row of links, so its sheet holds all. */
const SHEET_LINKS: readonly AccountLink[] = [
  ...LINKS,
  { href: routes.groups, text: 'Team Groups', icon: Users },
]

const linksFor = (user: KeptUser, links: readonly AccountLink[]) =>
  links.filter(({ isAdminOnly }) => !isAdminOnly || user.is_admin)

/** The person's circle in the header, and the menu of their account. */
export function AccountMenu() {
  const user = useUser()
  return user && <PersonMenu user={user} />
}

function PersonMenu({ user }: { user: KeptUser }) {
  const { isOpen, close, rootProps, triggerProps, menuProps } = useMenu()
  const { busy, failed, leave } = useSignOut()
  const id = useId()
  const name = fullName(user)
  return (
    <div className="relative w-19 flex-none" {...rootProps}>
      <button
        type="button"
        id={id}
        className={`bare flex min-h-12 w-full items-center justify-end gap-2 rounded-full p-0 ${styles.button}`}
        aria-label={`Account menu of ${name}`}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        {...triggerProps}
      >
        <PersonCircle firstName={user.first_name} lastName={user.last_name} circle={user.circle} />
        <Icon of={ChevronDown} />
      </button>
      {isOpen && (
        // The menu includes the gap to the button, so that the mouse can cross it.
        <div className="absolute top-full right-0 z-10 pt-2">
          <div className={`border border-line bg-surface ${styles.panel}`}>
            <Identity user={user} />
            <div id={`${id}-menu`} role="menu" tabIndex={-1} aria-labelledby={id} {...menuProps}>
              {linksFor(user, LINKS).map(({ href, text, icon }) => (
                <Link
                  key={href}
                  role="menuitem"
                  tabIndex={-1}
                  className={`bare flex min-h-11 w-full list-none items-center gap-4 font-550 no-underline [&::-webkit-details-marker]:hidden ${styles.item}`}
                  href={href}
                  onClick={close}
                >
                  <Icon of={icon} />
                  <span>{text}</span>
                </Link>
              ))}
              <ThemeItems />
              <button
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={`bare flex min-h-11 w-full list-none items-center gap-4 font-550 no-underline [&::-webkit-details-marker]:hidden ${styles.item}`}
                aria-busy={busy || undefined}
                onClick={() => void leave()}
              >
                <Icon of={LogOut} />
                <span>{busy ? 'Signing out…' : 'Sign Out'}</span>
              </button>
            </div>
            <SignOutFailure failed={failed} />
          </div>
        </div>
      )}
    </div>
  )
}

/** The same in the sheet of a narrow screen, as a plain list. */
export function AccountSheet() {
  const user = useUser()
  const { busy, failed, leave } = useSignOut()
  if (!user) return null
  return (
    <div className={`mb-6 [&>:first-child]:px-0 ${styles.sheet}`}>
      <Identity user={user} />
      <ul>
        {linksFor(user, SHEET_LINKS).map(({ href, text, icon }) => (
          <li key={href}>
            <Link
              className={`bare flex min-h-11 w-full list-none items-center gap-4 font-550 no-underline [&::-webkit-details-marker]:hidden ${styles.item}`}
              href={href}
            >
              <Icon of={icon} />
              <span>{text}</span>
            </Link>
          </li>
        ))}
        <li className="[&>label]:min-h-14 [&>label]:w-full [&>label]:justify-between [&>label]:font-550 [&>label]:text-18">
          <ThemeSwitch />
        </li>
        <li>
          <button
            type="button"
            className={`bare flex min-h-11 w-full list-none items-center gap-4 font-550 no-underline [&::-webkit-details-marker]:hidden ${styles.item}`}
            aria-busy={busy || undefined}
            onClick={() => void leave()}
          >
            <Icon of={LogOut} />
            <span>{busy ? 'Signing out…' : 'Sign Out'}</span>
          </button>
        </li>
      </ul>
      <SignOutFailure failed={failed} />
    </div>
  )
}

function SignOutFailure({ failed }: { failed: boolean }) {
  return (
    <p role="alert" className={failed ? 'px-3 py-2 font-550 text-danger text-sm' : undefined}>
      {failed && authMessages.signOutFailed}
    </p>
  )
}

/** The signed-in person: circle, name and address. */
function Identity({ user }: { user: KeptUser }) {
  return (
    <div className="[&_b]:wrap-anywhere [&_span]:wrap-anywhere mb-2 grid grid-cols-[44px_minmax(0,1fr)] items-center gap-3 border-line border-b px-3 pt-2.5 pb-3.5 leading-[1.35] [&_b]:block [&_span]:block">
      <PersonCircle
        firstName={user.first_name}
        lastName={user.last_name}
        circle={user.circle}
        size={44}
      />
      <p>
        <b className="font-600">{fullName(user)}</b>
        <span className="text-ink-2 text-sm">{user.email}</span>
      </p>
    </div>
  )
}
