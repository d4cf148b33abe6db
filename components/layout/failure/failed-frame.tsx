import { FullLink } from '@/components/ui/language/full-link'
import { PRODUCT } from '@/lib/product'
import { routes } from '@/lib/routes'
import { MAIN_ID } from '../skip-link'

/**
 * Frame of a page that failed: the logo leads home by a full load. Every page carries its error page, so there is no
 * menu and no footer in it.
 */
export function FailedFrame({ children }: { children: React.ReactNode }) {
  return (
    <>
      <header className="print:hidden! container">
        <FullLink
          className="inline-flex min-h-20 narrow:min-h-17 list-none items-center gap-[0.6rem] font-680 font-display text-[1.4rem] tracking-[-0.035em] no-underline"
          href={routes.home}
        >
          {/* biome-ignore lint/performance/noImgElement: the drawing of the logo would be a script of every page */}
          <img src="/icon.svg" alt="" width={34} height={34} />
          {PRODUCT}
        </FullLink>
      </header>
      <main id={MAIN_ID}>{children}</main>
    </>
  )
}
