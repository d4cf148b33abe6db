import { SiteHeader } from './header/site-header'
import { SiteFooter } from './site-footer'
import { MAIN_ID } from './skip-link'

interface PageFrameProps {
  /** The server knows that a person is signed in. */
  isSignedIn?: boolean
  children: React.ReactNode
}

/** Header, content and footer of an ordinary page. */
export function PageFrame({ isSignedIn, children }: PageFrameProps) {
  return (
    <>
      <SiteHeader isSignedIn={isSignedIn} />
      <main id={MAIN_ID}>{children}</main>
      <SiteFooter />
    </>
  )
}
