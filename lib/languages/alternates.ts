/** What a public page says of its versions in other languages. With one language offered there is nothing to say. */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, pathIn } from './languages'

/** As Open Graph writes them: with the country that most readers are in. */
const OPEN_GRAPH: Record<Language, string> = { en: 'en_US', es: 'es_ES', de: 'de_DE' }

/** Where a page stands in each language, by `hreflang`; every version names all, itself too. */
function versionsOf(path: string, offered: readonly Language[]): Record<string, string> {
  const versions = offered.map((language) => [language, pathIn(language, path)])
  return Object.fromEntries([...versions, ['x-default', pathIn(DEFAULT_LANGUAGE, path)]])
}

/** For `alternates` of a page's metadata: its own address, and its versions. */
export function alternatesOf(path: string, language: Language, offered = LANGUAGES) {
  const canonical = pathIn(language, path)
  return offered.length > 1 ? { canonical, languages: versionsOf(path, offered) } : { canonical }
}

/** For `openGraph` of a page's metadata. */
export function openGraphIn(language: Language, offered = LANGUAGES) {
  if (offered.length < 2) return {}
  const others = offered.filter((other) => other !== language)
  return {
    locale: OPEN_GRAPH[language],
    alternateLocale: others.map((other) => OPEN_GRAPH[other]),
  }
}

/** Of the sitemap, for a page: one entry a language, each with all versions. Addresses are whole. */
export function sitemapEntriesOf(path: string, origin: URL, offered = LANGUAGES) {
  const whole = (address: string) => new URL(address, origin).href
  const versions = Object.entries(versionsOf(path, offered)).map(([name, to]) => [name, whole(to)])
  const alternates = { languages: Object.fromEntries(versions) as Record<string, string> }
  return offered.map((language) => ({
    url: whole(pathIn(language, path)),
    ...(offered.length > 1 && { alternates }),
  }))
}
