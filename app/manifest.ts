import type { MetadataRoute } from 'next'
import { meta } from '@/lib/copy/landing'
import { COLORS } from '@/lib/pdf/colors'
import { PRODUCT } from '@/lib/product'
import { routes } from '@/lib/routes'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: PRODUCT,
    short_name: PRODUCT,
    description: meta.description,
    start_url: routes.home,
    display: 'browser',
    lang: 'en',
    background_color: COLORS.canvas,
    theme_color: COLORS.canvas,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
