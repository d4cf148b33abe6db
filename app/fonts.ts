import localFont from 'next/font/local'

/** Self-hosted from npm and preloaded by `next/font`; what stands in until they are there is ours (fallback-fonts.css). */
export const display = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  weight: '200 800',
  variable: '--font-bricolage',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [{ prop: 'font-stretch', value: '100%' }],
})

export const text = localFont({
  src: '../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-hanken',
  display: 'swap',
  adjustFontFallback: false,
})
