import { SiteHeader } from './header/site-header'
import { SiteFooter } from './site-footer'
import { MAIN_ID } from './skip-link'

/** Header, content and footer of an ordinary page. */
export function PageFrame({ children }: { children: React.ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id={MAIN_ID}>{children}</main>
      <SiteFooter />
    </>
  )
}
