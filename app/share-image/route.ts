import { shareImage } from '@/components/marketing/pictures/share-image'
import { DURATION, hero } from '@/lib/copy/landing'

/** Drawn once, by the build. */
export const dynamic = 'force-static'

export function GET(): Promise<Response> {
  return shareImage({
    title: hero.title,
    text: `Free DISC personality test. ${DURATION}, no account.`,
  })
}
