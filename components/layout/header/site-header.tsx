'use client'

import { usePathname } from 'next/navigation'
import { useUser } from '@/components/account/auth/use-user'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import { Logo } from '../logo'
import { LateAccountMenu, LateAccountSheet } from './late-account-menu'
import { MobileMenu } from './mobile-menu'
import styles from './site-header.module.css'

/** Parts of the landing page. Plain links: the browser itself glides to an anchor, or does not, as the person asked. */
const ANCHORS = [
  { href: `${routes.home}#about`, text: 'About' },
  { href: `${routes.home}#benefits`, text: 'Benefits' },
  { href: `${routes.home}#testimonials`, text: 'Testimonials' },
]

/** In the row where there is room, else in the sheet alone. */
const MORE = [
  { href: routes.types, text: 'Types' },
  { href: `${routes.home}#teams`, text: 'Teams' },
  { href: routes.method, text: 'How we measure' },
  { href: `${routes.home}#pricing`, text: 'Pricing' },
]

const PERSON_LINKS = [
  { href: routes.assessment, text: 'Take Assessment' },
  { href: routes.history, text: 'My Results' },
  { href: routes.groups, text: 'Team Groups' },
]

interface SiteHeaderProps {
  /** Whether the server knows a signed-in person. */
  isSignedIn?: boolean
}

/**
 * The header of every page outside the assessment. A page that does not know its reader contains both versions, for
 * visitors and for signed-in people, and the mark that before-paint.js sets shows one of them.
 */
export function SiteHeader({ isSignedIn = false }: SiteHeaderProps) {
  const user = useUser()
  // A session may end while its page is open. A page with one version shows it without the mark.
  const isForVisitors = !isSignedIn || user === null
  const ofPerson = isForVisitors ? styles.person : ''
  return (
    <header className={`unprinted relative ${styles.header}`}>
      <div className={`wrap row ${styles.row}`}>
        <Logo />
        <nav className={styles.nav} aria-label="Main">
          {isForVisitors && <Anchors />}
          <ul className={`${styles.links} ${ofPerson}`}>
            {PERSON_LINKS.map(({ href, text }) => (
              <li key={href}>
                <NavLink href={href}>{text}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {isForVisitors && (
          <div className={`row gap-xs ${styles.end} ${styles.visitor}`}>
            <Link
              className={`medium unmarked ${styles.login} ${styles.guest}`}
              href={routes.enhancedGuestResults}
            >
              Your result
            </Link>
            <Link className={`medium unmarked ${styles.login}`} href={routes.login}>
              Sign in
            </Link>
            <TakeAssessment href={routes.guestAssessment} className="btn small outline" />
          </div>
        )}
        <div className={`row gap-xs ${styles.end} ${ofPerson}`}>
          <TakeAssessment
            href={routes.assessment}
            className={`btn small outline ${styles.narrow}`}
          />
          <div className={styles.wide}>
            <LateAccountMenu />
          </div>
        </div>
        <MobileMenu>
          <nav className={styles.sheetNav} aria-label="Menu">
            <Anchors>
              <li className={styles.guest}>
                <Link href={routes.enhancedGuestResults}>Your result</Link>
              </li>
              <li>
                <Link href={routes.login}>Sign in</Link>
              </li>
            </Anchors>
            <div className={styles.person}>
              <LateAccountSheet />
            </div>
          </nav>
          <TakeAssessment
            href={routes.guestAssessment}
            className={`btn lg block ${styles.visitor}`}
          />
          <TakeAssessment href={routes.assessment} className={`btn lg block ${styles.person}`} />
        </MobileMenu>
      </div>
    </header>
  )
}

function Anchors({ children }: { children?: React.ReactNode }) {
  return (
    <ul className={`${styles.links} ${styles.visitor}`}>
      {ANCHORS.map(({ href, text }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
      {MORE.map(({ href, text }) => (
        <li key={href} className={styles.more}>
          {href.includes('#') ? <a href={href}>{text}</a> : <NavLink href={href}>{text}</NavLink>}
        </li>
      ))}
      {children}
    </ul>
  )
}

function TakeAssessment({ href, className }: { href: string; className: string }) {
  return (
    <Link className={className} href={href}>
      Take Assessment
    </Link>
  )
}

interface NavLinkProps {
  href: string
  children: React.ReactNode
}

/** A link of the header that says when it leads to the page one is on. */
function NavLink({ href, children }: NavLinkProps) {
  const isHere = usePathname() === href
  return (
    <Link href={href} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  )
}
