import { StyleCircle } from '@/components/charts/circle/style-circle'
import { LogoMark } from '@/components/charts/rose/logo-mark'
import { CookiesNotice } from '@/components/layout/cookies/cookies-notice'
import { PageFrame } from '@/components/layout/page-frame'

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
      <div className="overflow-hidden relative">
        <div className="container gap-24 grid items-center relative grid-cols-[minmax(0,440px)_minmax(0,1fr)] min-h-165 pt-12 pb-26 narrow:pt-6 narrow:pb-19 medium:grid-cols-[minmax(0,440px)] medium:justify-center medium:min-h-0">
          <div className="relative z-1">
            <div className="hidden medium:block medium:mb-5">
              {picture?.narrow ?? <LogoMark size={56} />}
            </div>
            {banner}
            <h1 className="leading-none tracking-[-0.034em] text-[2.75rem] narrow:text-[2.1rem]">
              {title}
            </h1>
            {lede && <p className="text-lede text-ink-2 mt-8">{lede}</p>}
            <CookiesNotice />
            <div className="mt-8">{children}</div>
          </div>
          {picture ? (
            <div className="w-full justify-self-center max-w-107.5 medium:hidden">
              {picture.wide}
            </div>
          ) : (
            <div
              className="absolute left-[calc(440px_+_128px)] top-1/2 w-160 [transform:translateY(-50%)] medium:hidden"
              aria-hidden="true"
            >
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
  return (
    <p className="text-ink-2 mt-7 [&_a]:font-600 [&_a]:text-ink [&_a]:underline-offset-4">
      {children}
    </p>
  )
}
