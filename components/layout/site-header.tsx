import { Menu, X } from 'lucide-react'
import Link from 'next/link'
import { routes } from '@/lib/routes'
import { Logo } from './logo'
import { MobileMenu } from './mobile-menu'
import styles from './site-header.module.css'

/** Parts of the landing page. Plain links: the browser itself glides to an anchor, or does not, as the person asked. */
const ANCHORS = [
  { href: `${routes.home}#about`, text: 'About' },
  { href: `${routes.home}#benefits`, text: 'Benefits' },
  { href: `${routes.home}#testimonials`, text: 'Testimonials' },
]

/** The header of every page outside the assessment. */
export function SiteHeader() {
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        <Logo />
        <nav className={styles.nav} aria-label="Main">
          <Anchors />
        </nav>
        <Link
          className={`btn small ${styles.action}`}
          href={routes.guestAssessment}
          prefetch={false}
        >
          Take Assessment
        </Link>
        <MobileMenu
          openIcon={<Menu className="icon" aria-hidden="true" />}
          closeIcon={<X className="icon" aria-hidden="true" />}
          logo={<Logo />}
        >
          <nav className={styles.sheetNav} aria-label="Menu">
            <Anchors />
          </nav>
          <Link className="btn lg block" href={routes.guestAssessment} prefetch={false}>
            Take Assessment
          </Link>
        </MobileMenu>
      </div>
    </header>
  )
}

function Anchors() {
  return (
    <ul className={styles.anchors}>
      {ANCHORS.map(({ href, text }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  )
}
