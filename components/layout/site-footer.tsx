import { Link } from '@/components/ui/link'
import { POLICIES } from '@/lib/copy/policies'
import { CONTACT_EMAIL, OPERATOR } from '@/lib/operator'
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
          © {COPYRIGHT_FROM}–{new Date().getFullYear()} {PRODUCT}. <RunBy />
        </span>
        <PolicyLinks policies={policies}>
          <li>
            <Link href={routes.about}>Who we are</Link>
          </li>
          <li>
            <Link href={routes.method}>How we measure</Link>
          </li>
        </PolicyLinks>
        <ThemeSwitch />
      </div>
    </footer>
  )
}

/** Who runs this copy, with the way to write to them. */
function RunBy() {
  if (!OPERATOR && !CONTACT_EMAIL) return 'All rights reserved.'
  const name = OPERATOR || CONTACT_EMAIL
  const link = (
    <a className={styles.mail} href={`mailto:${CONTACT_EMAIL}`}>
      {name}
    </a>
  )
  return <>Run by {CONTACT_EMAIL ? link : name}.</>
}
