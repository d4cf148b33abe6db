import { PRODUCT } from '@/lib/product'
import { routes } from '@/lib/routes'
import styles from '../logo.module.css'
import { MAIN_ID } from '../skip-link'

/**
 * Frame of a page that failed: the logo leads home by a full load. Every page carries its error page, so there is no
 * menu and no footer in it.
 */
export function FailedFrame({ children }: { children: React.ReactNode }) {
  return (
    <>
      <header className="wrap unprinted">
        <a
          className={`middle unmarked pressable ${styles.logo} ${styles.alone}`}
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
