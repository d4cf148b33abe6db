import { COPYRIGHT_FROM, PRODUCT } from '@/lib/product'
import styles from './site-footer.module.css'
import { ThemeSwitch } from './theme-switch'

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.row}`}>
        <span>
          © {COPYRIGHT_FROM}–{new Date().getFullYear()} {PRODUCT}. All rights reserved.
        </span>
        <ThemeSwitch />
      </div>
    </footer>
  )
}
