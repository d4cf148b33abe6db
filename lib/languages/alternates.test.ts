import { describe, expect, it } from 'vitest'
import { alternatesOf, openGraphIn, sitemapEntriesOf } from './alternates'
import { ALL_LANGUAGES } from './languages'

const site = new URL('https://discern.example')

describe('with one language', () => {
  it('a page says where it stands, and nothing of others', () => {
    expect(alternatesOf('/types', 'en', ['en'])).toEqual({ canonical: '/types' })
    expect(openGraphIn('en', ['en'])).toEqual({})
    expect(sitemapEntriesOf('/types', site, ['en'])).toEqual([
      { url: 'https://discern.example/types' },
    ])
  })
})

describe('with three', () => {
  it.each(['/', '/types/cs'])(
    'every version of %s names all of them, itself and the one for others',
    (path) => {
      const pages = ALL_LANGUAGES.map((language) => alternatesOf(path, language, ALL_LANGUAGES))
      const addresses = new Set(pages.map(({ canonical }) => canonical))
      expect(addresses.size).toBe(3)
      for (const { canonical, languages } of pages) {
        expect(Object.keys(languages ?? {}).sort()).toEqual(['de', 'en', 'es', 'x-default'])
        expect(new Set(Object.values(languages ?? {}))).toEqual(addresses)
        expect(languages?.['x-default']).toBe(path)
        expect(Object.values(languages ?? {})).toContain(canonical)
      }
    },
  )

  it('the sitemap has each, with the same versions as the page itself', () => {
    const entries = sitemapEntriesOf('/types', site, ALL_LANGUAGES)
    expect(entries.map(({ url }) => url)).toEqual([
      'https://discern.example/types',
      'https://discern.example/es/types',
      'https://discern.example/de/types',
    ])
    const { languages } = alternatesOf('/types', 'es', ALL_LANGUAGES)
    const whole = Object.entries(languages ?? {}).map(([name, path]) => [name, site.origin + path])
    for (const { alternates } of entries) {
      expect(alternates?.languages).toEqual(Object.fromEntries(whole))
    }
  })

  it('Open Graph names the page’s own and the others', () => {
    expect(openGraphIn('es', ALL_LANGUAGES)).toEqual({
      locale: 'es_ES',
      alternateLocale: ['en_US', 'de_DE'],
    })
  })
})
