import { FooterRow } from './footer-row'
import styles from './site-footer.module.css'

export function SiteFooter() {
  return (
    <footer className={`sm mut lined-top unprinted ${styles.footer}`}>
      <FooterRow year={new Date().getFullYear()} />
    </footer>
  )
}
