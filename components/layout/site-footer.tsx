import { POLICIES } from '@/lib/copy/policies'
import { POLICY_KEYS } from '@/lib/routes'
import { FooterRow } from './footer-row'
import styles from './site-footer.module.css'

const policies = POLICY_KEYS.map((key) => ({ key, title: POLICIES[key].title }))

export function SiteFooter() {
  return (
    <footer className={`sm mut lined-top unprinted ${styles.footer}`}>
      <FooterRow year={new Date().getFullYear()} policies={policies} />
    </footer>
  )
}
