'use client'

import { useUser } from '@/components/account/auth/use-user'
import { FullLink } from '@/components/ui/language/full-link'
import { usePlace } from '@/components/ui/language/use-language'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import { Logo } from '../logo'
import { LateAccountMenu, LateAccountSheet } from './late-account-menu'
import { LateAppBar } from './late-app-bar'
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
  { href: routes.forTeams, text: 'Teams' },
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
  const ofPerson = isForVisitors ? '[html:not([data-session="kept"])_&]:hidden!' : ''
  return (
    <header className="print:hidden! relative z-5">
      <div className="container flex min-h-20 narrow:min-h-17 items-center gap-9 [@media_screen_and_(max-width:_940px)]:flex-wrap [@media_screen_and_(max-width:_940px)]:gap-2.5">
        <Logo />
        <nav
          className={`[&_a:hover]:underline [&_a:hover]:decoration-2 [&_a:hover]:underline-offset-8 [&_a[aria-current]]:underline [&_a[aria-current]]:decoration-2 [&_a[aria-current]]:underline-offset-8 [&_a]:p-2.5 [@media_screen_and_(max-width:_940px)]:hidden ${styles.nav}`}
          aria-label="Main"
        >
          {isForVisitors && <Anchors />}
          <ul className={`[&_a]:block [&_a]:no-underline ${styles.links} ${ofPerson}`}>
            {PERSON_LINKS.map(({ href, text }) => (
              <li key={href}>
                <NavLink href={href}>{text}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {isForVisitors && (
          <div
            className={`ml-auto flex items-center gap-2 narrow:[&>a]:min-h-11 ${styles.visitor}`}
          >
            <Link
              className={
                'list-none px-3.5 py-2.5 font-550 text-[0.9875rem] no-underline hover:underline hover:decoration-2 hover:underline-offset-8 [&::-webkit-details-marker]:hidden [@media_screen_and_(max-width:_940px)]:hidden [html:not([data-guest="holds"])_&]:hidden'
              }
              href={routes.enhancedGuestResults}
            >
              Your result
            </Link>
            <Link
              className="list-none px-3.5 py-2.5 font-550 text-[0.9875rem] no-underline hover:underline hover:decoration-2 hover:underline-offset-8 [&::-webkit-details-marker]:hidden [@media_screen_and_(max-width:_940px)]:hidden"
              href={routes.login}
            >
              Sign in
            </Link>
            <TakeAssessment href={routes.guestAssessment} className="btn btn-small btn-outline" />
          </div>
        )}
        <div className={`ml-auto flex items-center gap-2 narrow:[&>a]:min-h-11 ${ofPerson}`}>
          <TakeAssessment
            href={routes.assessment}
            className="btn btn-small btn-outline hidden [@media_screen_and_(max-width:_940px)]:inline-flex"
          />
          <div className="[@media_screen_and_(max-width:_940px)]:hidden">
            <LateAccountMenu />
          </div>
        </div>
        <MobileMenu>
          <nav
            className="flex-1 pt-5 pb-9 [&_a]:py-4 [&_a]:font-620 [&_a]:font-display [&_a]:text-32 [&_a]:leading-[1.1] [&_a]:tracking-[-0.03em] [&_li]:border-line [&_li]:border-b"
            aria-label="Menu"
          >
            <Anchors>
              <li className={'[html:not([data-guest="holds"])_&]:hidden'}>
                <Link href={routes.enhancedGuestResults}>Your result</Link>
              </li>
              <li>
                <Link href={routes.login}>Sign in</Link>
              </li>
            </Anchors>
            <div className={'[html:not([data-session="kept"])_&]:hidden'}>
              <LateAccountSheet />
            </div>
          </nav>
          <TakeAssessment
            href={routes.guestAssessment}
            className={`btn btn-large w-full ${styles.visitor}`}
          />
          <TakeAssessment
            href={routes.assessment}
            className={'btn btn-large w-full [html:not([data-session="kept"])_&]:hidden'}
          />
        </MobileMenu>
      </div>
      <LateAppBar />
    </header>
  )
}

function Anchors({ children }: { children?: React.ReactNode }) {
  return (
    <ul className={`[&_a]:block [&_a]:no-underline ${styles.links} ${styles.visitor}`}>
      {ANCHORS.map(({ href, text }) => (
        <li key={href}>
          <FullLink href={href}>{text}</FullLink>
        </li>
      ))}
      {MORE.map(({ href, text }) => (
        <li key={href} className={styles.more}>
          {href.includes('#') ? (
            <FullLink href={href}>{text}</FullLink>
          ) : (
            <NavLink href={href}>{text}</NavLink>
          )}
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
  const isHere = usePlace() === href
  return (
    <Link href={href} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  )
}
