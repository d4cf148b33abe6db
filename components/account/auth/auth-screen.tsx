import { StyleCircle } from '@/components/charts/circle/style-circle'
import { LogoMark } from '@/components/charts/rose/logo-mark'
import { CookiesNotice } from '@/components/layout/cookies/cookies-notice'
import { PageFrame } from '@/components/layout/page-frame'
import styles from './auth-screen.module.css'

interface AuthScreenProps {
  title: string
  lede?: React.ReactNode
  /** Stands above the title. */
  banner?: React.ReactNode
  /** Stands at the right instead of the circle, and small on top where there is no right. */
  picture?: { wide: React.ReactNode; narrow: React.ReactElement }
  children: React.ReactNode
}

/** A page around signing in: one column with the form, and the circle beside it. */
export function AuthScreen({ title, lede, banner, picture, children }: AuthScreenProps) {
  return (
    <PageFrame>
      <div className="clips">
        <div className={`wrap grid middle relative ${styles.row}`}>
          <div className={`relative ${styles.column}`}>
            <div className={styles.small}>{picture?.narrow ?? <LogoMark size={56} />}</div>
            {banner}
            <h1 className={`d2 ${styles.title}`}>{title}</h1>
            {lede && <p className={`lede ${styles.lede}`}>{lede}</p>}
            <CookiesNotice />
            <div className={styles.content}>{children}</div>
          </div>
          {picture ? (
            <div className={`full ${styles.own}`}>{picture.wide}</div>
          ) : (
            <div className={styles.art} aria-hidden="true">
              <StyleCircle size={640} decorative />
            </div>
          )}
        </div>
      </div>
    </PageFrame>
  )
}

/** A line under a form that leads to another one. */
export function AuthAside({ children }: { children: React.ReactNode }) {
  return <p className={`mut ${styles.aside}`}>{children}</p>
}
