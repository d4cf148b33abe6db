import localFont from 'next/font/local'

/**
 * Self-hosted by `next/font`. None is preloaded: on a slow line it would take the place of what the first picture
 * needs, and what stands in until it is there has its measures (fallback-fonts.css).
 * scripts/fonts.mjs makes them: first the characters of our own texts, then two files that are fetched where a
 * person's name, or what they write, has another character. Each call is spelled out, because Next reads them while
 * it builds and takes nothing but literals.
 */
const display = localFont({
  src: './generated/bricolage-grotesque.woff2',
  weight: '400 700',
  variable: '--font-bricolage',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'font-stretch', value: '100%' }],
})

const displayLatin = localFont({
  src: './generated/bricolage-grotesque-latin.woff2',
  weight: '400 700',
  variable: '--font-bricolage-latin',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-stretch', value: '100%' },
    { prop: 'unicode-range', value: 'U+00A1-00FF, U+0131, U+0152-0153, U+2122' },
  ],
})

const displayLatinExt = localFont({
  src: './generated/bricolage-grotesque-latin-ext.woff2',
  weight: '400 700',
  variable: '--font-bricolage-latin-ext',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-stretch', value: '100%' },
    {
      prop: 'unicode-range',
      value: 'U+0100-0130, U+0132-0151, U+0154-024F, U+1E00-1E9F, U+1EF2-1EFF',
    },
  ],
})

const text = localFont({
  src: './generated/hanken-grotesk.woff2',
  weight: '400 700',
  variable: '--font-hanken',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

const textLatin = localFont({
  src: './generated/hanken-grotesk-latin.woff2',
  weight: '400 700',
  variable: '--font-hanken-latin',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+00A1-00FF, U+0131, U+0152-0153, U+2122' }],
})

const textLatinExt = localFont({
  src: './generated/hanken-grotesk-latin-ext.woff2',
  weight: '400 700',
  variable: '--font-hanken-latin-ext',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0100-0130, U+0132-0151, U+0154-024F, U+1E00-1E9F, U+1EF2-1EFF',
    },
  ],
})

/** The classes that make all of them known to tokens.css. */
export const fontVariables = [display, displayLatin, displayLatinExt, text, textLatin, textLatinExt]
  .map(({ variable }) => variable)
  .join(' ')
