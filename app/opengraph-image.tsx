import { SHARE_SIZE, shareImage } from '@/components/marketing/share-image'
import { DURATION, hero, meta } from '@/lib/copy/landing'

export const alt = meta.shareAlt
export const size = SHARE_SIZE
export const contentType = 'image/png'

export default function OpenGraphImage() {
  return shareImage({
    title: hero.title,
    text: `Free DISC assessment. ${DURATION}, no account.`,
  })
}
