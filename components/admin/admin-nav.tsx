'use client'

import { ChevronDown } from 'lucide'
import { usePathname } from 'next/navigation'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import styles from './admin-nav.module.css'

/** From one of the admin's screens to another: a row, and on narrow screens a list that opens. */
export function AdminNav() {
  const path = usePathname()
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
    <nav className={`wrap unprinted ${styles.nav}`} aria-label="Admin">
      <ul className={`wide-only ${styles.row}`}>{links}</ul>
      {/* Another page is another list: it begins closed. */}
      <details key={path} className={`narrow-only lined surface ${styles.fold}`}>
        <summary className="row apart semibold unmarked">
          <span>
            <span className={`faint ${styles.area}`}>Admin</span> <span>{here?.text}</span>
          </span>
          <Icon of={ChevronDown} />
        </summary>
        <ul className={`halves ${styles.list}`}>{links}</ul>
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
