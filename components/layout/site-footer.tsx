import Link from 'next/link'
import { POLICIES } from '@/lib/copy/policies'
import { COPYRIGHT_FROM, PRODUCT } from '@/lib/product'
import { POLICY_KEYS, routes } from '@/lib/routes'
import { PolicyLinks } from './policy-links'
import styles from './site-footer.module.css'
import { ThemeSwitch } from './theme-switch'

const policies = POLICY_KEYS.map((key) => ({ key, title: POLICIES[key].title }))

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.row}`}>
        <span>
          © {COPYRIGHT_FROM}–{new Date().getFullYear()} {PRODUCT}. All rights reserved.
        </span>
        <PolicyLinks policies={policies}>
          <li>
            <Link href={routes.method} prefetch={false}>
              How we measure
            </Link>
          </li>
        </PolicyLinks>
        <ThemeSwitch />
      </div>
    </footer>
  )
}
