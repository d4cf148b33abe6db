'use client'

import { ChevronDown } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { usePlace } from '@/components/ui/language/use-language'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import styles from './admin-nav.module.css'

/** From one of the admin's screens to another: a row, and on narrow screens a list that opens. */
export function AdminNav() {
  const path = usePlace()
  const here = ADMIN_SECTIONS.find(({ href }) => path === href || path.startsWith(`${href}/`))
  const links = ADMIN_SECTIONS.map(({ href, text }) => (
    <li key={href}>
      {/* Admins open few of these pages, so none is prefetched. */}
      <Link href={href} aria-current={current(href, path, here?.href)}>
        {text}
      </Link>
    </li>
  ))
  return (
    <nav
      className={`print:hidden! container mt-1 [&_a]:no-underline ${styles.nav}`}
      aria-label="Admin"
    >
      <ul
        className={`narrow:hidden! [&_a:hover]:border-line-strong [&_a:hover]:text-ink [&_a[aria-current]]:border-ink [&_a[aria-current]]:text-ink [&_a]:-mb-px [&_a]:block [&_a]:border-transparent [&_a]:border-b-[2.5px] [&_a]:px-0 [&_a]:pt-2.5 [&_a]:pb-3 [&_a]:text-ink-2 ${styles.row}`}
      >
        {links}
      </ul>
      {/* Another page is another list: it begins closed. */}
      <details
        key={path}
        className="not-narrow:hidden rounded-md border border-line bg-surface open:[&_summary_svg]:[transform:rotate(180deg)]"
      >
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between rounded-md px-4 py-2 font-600 no-underline [&::-webkit-details-marker]:hidden">
          <span>
            <span className="mr-1.5 font-500 text-ink-3">Admin</span> <span>{here?.text}</span>
          </span>
          <Icon of={ChevronDown} />
        </summary>
        <ul className="grid grid-cols-2 px-2 pt-0 pb-2.5 [&_a[aria-current]]:bg-sunken [&_a]:block [&_a]:rounded-sm [&_a]:px-2 [&_a]:py-2.5 [&_a]:font-550">
          {links}
        </ul>
      </details>
    </nav>
  )
}

/** Below the page of a section, the section is where one is, but not the page. */
function current(
  href: string,
  path: string,
  here: string | undefined,
): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return href === here ? 'true' : undefined
}

/** The admin's screens, in the order of their navigation. */
const ADMIN_SECTIONS = [
  { href: routes.adminDashboard, text: 'Dashboard' },
  { href: routes.adminUsers, text: 'Users' },
  { href: routes.adminGroups, text: 'Groups' },
  { href: routes.adminOrders, text: 'Orders' },
  { href: routes.adminCoupons, text: 'Coupons' },
  { href: routes.adminLaunchList, text: 'Launch list' },
  { href: routes.adminItems, text: 'Statements' },
  { href: routes.adminSentences, text: 'Sentences' },
  { href: routes.adminAudit, text: 'Audit' },
] as const
