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
      <header className="container print:hidden!">
        <a
          className="gap-[0.6rem] items-center list-none no-underline inline-flex font-display font-680 text-[1.4rem] tracking-[-0.035em] min-h-20 narrow:min-h-17"
          href={routes.home}
        >
          {/* biome-ignore lint/performance/noImgElement: the drawing of the logo would be a script of every page */}
          <img src="/icon.svg" alt="" width={34} height={34} />
          {PRODUCT}
        </a>
      </header>
      <main id={MAIN_ID}>{children}</main>
    </>
  )
}
