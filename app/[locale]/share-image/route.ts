import { shareImage } from '@/components/marketing/pictures/share-image'
import { DURATION, hero } from '@/lib/copy/landing'
import { LANGUAGES } from '@/lib/languages/languages'

/** Drawn once, by the build. */
export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return LANGUAGES.map((locale) => ({ locale }))
}

export function GET(): Promise<Response> {
  return shareImage({
    title: hero.title,
    text: `Free DISC personality test. ${DURATION}, no account.`,
  })
}
