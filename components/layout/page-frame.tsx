import { SiteHeader } from './header/site-header'
import { ScriptNote } from './needs-script'
import { SiteFooter } from './site-footer'
import { MAIN_ID } from './skip-link'

interface PageFrameProps {
  /** The server knows that a person is signed in. */
  isSignedIn?: boolean
  /** All of it works without JavaScript. */
  isPlain?: boolean
  children: React.ReactNode
}

/** Header, content and footer of an ordinary page. */
export function PageFrame({ isSignedIn, isPlain = false, children }: PageFrameProps) {
  return (
    <>
      <SiteHeader isSignedIn={isSignedIn} />
      <main id={MAIN_ID}>
        {!isPlain && <ScriptNote />}
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
