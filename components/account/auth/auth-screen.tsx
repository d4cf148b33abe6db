import { useSay } from '#words'
import { StyleCircle } from '@/components/charts/circle/style-circle'
import { LogoMark } from '@/components/charts/rose/logo-mark'
import { CookiesNotice } from '@/components/layout/cookies/cookies-notice'
import { PageFrame } from '@/components/layout/page-frame'
import { Link } from '@/components/ui/link'
import type { Message, Tag } from '@/lib/words/message'

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
      <div className="relative overflow-hidden">
        <div className="container relative grid medium:min-h-0 min-h-165 grid-cols-[minmax(0,440px)_minmax(0,1fr)] medium:grid-cols-[minmax(0,440px)] items-center medium:justify-center gap-24 narrow:pt-6 pt-12 narrow:pb-19 pb-26">
          <div className="relative z-1">
            <div className="medium:mb-5 medium:block hidden">
              {picture?.narrow ?? <LogoMark size={56} />}
            </div>
            {banner}
            <h1 className="narrow:text-[2.1rem] text-[2.75rem] leading-none tracking-[-0.034em]">
              {title}
            </h1>
            {lede && <p className="mt-8 text-ink-2 text-lede">{lede}</p>}
            <CookiesNotice />
            <div className="mt-8">{children}</div>
          </div>
          {picture ? (
            <div className="medium:hidden w-full max-w-107.5 justify-self-center">
              {picture.wide}
            </div>
          ) : (
            <div
              className="absolute top-1/2 left-[calc(440px_+_128px)] medium:hidden w-160 [transform:translateY(-50%)]"
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

interface AuthAsideProps {
  text: Message<{ link: Tag }>
  href: string
}

/** A line under a form, with the link to another one. */
export function AuthAside({ text, href }: AuthAsideProps) {
  const say = useSay()
  return (
    <p className="mt-7 text-ink-2 [&_a]:font-600 [&_a]:text-ink [&_a]:underline-offset-4">
      {say(text, { link: (words) => <Link href={href}>{words}</Link> })}
    </p>
  )
}
