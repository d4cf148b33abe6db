import type { MetadataRoute } from 'next'
import { shortcuts } from '@/lib/copy/device'
import { meta } from '@/lib/copy/landing'
import { COLORS } from '@/lib/pdf/colors'
import { PRODUCT } from '@/lib/product'
import { appStartPath, retakePath, routes } from '@/lib/routes'

const ICON = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' }

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: routes.home,
    name: PRODUCT,
    short_name: PRODUCT,
    description: meta.description,
    start_url: appStartPath,
    display: 'standalone',
    lang: 'en',
    background_color: COLORS.canvas,
    theme_color: COLORS.canvas,
    icons: [
      ICON,
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: shortcuts.retake, url: retakePath, icons: [ICON] },
      { name: shortcuts.team, url: routes.groups, icons: [ICON] },
    ],
  }
}
