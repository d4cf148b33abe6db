import type { Metadata, Viewport } from 'next'
import { PageStarted } from '@/components/layout/page-started'
import { SkipLink } from '@/components/layout/skip-link'
import { meta } from '@/lib/copy/landing'
import { spokenAttributes } from '@/lib/environment'
import { ALL_LANGUAGES, LANGUAGES } from '@/lib/languages/languages'
import { readLanguage } from '@/lib/languages/of-page'
import { startMessages } from '@/lib/messages/start'
import { PRIVATE_PAGE } from '@/lib/private-page'
import { PRODUCT } from '@/lib/product'
import { env } from '@/lib/server/base/env'
import { Words } from '@/lib/words/words'
import { fontVariables } from '../fonts'
import '../fallback-fonts.css'
import '../tokens.css'
import '../base.css'
import '../buttons.css'
import '../components.css'
import '../forms.css'

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: { default: `${PRODUCT}: a free DISC assessment`, template: `%s · ${PRODUCT}` },
    description: meta.anyPage,
    metadataBase: env.appUrl,
    ...(!LANGUAGES.includes(await readLanguage()) && PRIVATE_PAGE),
  }
}

/** Also of those that are being prepared, whose pages no reader can open (lib/runtime/http/listener.ts). */
export function generateStaticParams() {
  return ALL_LANGUAGES.map((locale) => ({ locale }))
}

/** Of pages that are built: the year in the footer turns on its own. */
export const revalidate = 86_400

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f6f5f1' },
    { media: '(prefers-color-scheme: dark)', color: '#0f1116' },
  ],
}

export default async function RootLayout({ children }: Readonly<{ children: React.ReactNode }>) {
  return (
    // before-paint.js sets data-theme and data-session before React takes over.
    <html
      lang={await readLanguage()}
      data-scroll-behavior="smooth"
      className={fontVariables}
      suppressHydrationWarning
      {...spokenAttributes()}
    >
      <head>
        {/* A file of our own, so that the policy needs no exception for it; not async, so that it runs before the first paint. */}
        <script
          src="/before-paint.js"
          data-still-loading={startMessages.stillLoading}
          data-not-started={startMessages.notStarted}
          data-reload={startMessages.reload}
        />
      </head>
      <body>
        <Words of={['ui.controls']}>
          <SkipLink />
          {children}
          <PageStarted />
        </Words>
      </body>
    </html>
  )
}
