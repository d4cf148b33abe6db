import 'server-only'
import { locale } from 'next/root-params'
import { cache } from 'react'
import { alternatesOf, openGraphIn } from './alternates'
import { DEFAULT_LANGUAGE, isLanguage, type Language, pathIn } from './languages'

/** The language of the page that is being rendered. For pages and their parts only: elsewhere it is an argument. */
export const readLanguage = cache(async (): Promise<Language> => {
  const named = await locale()
  return isLanguage(named) ? named : DEFAULT_LANGUAGE
})

/** A path of ours in the reader's language, to redirect to. */
export async function localPath(path: string): Promise<string> {
  return pathIn(await readLanguage(), path)
}

/** For `openGraph` in the metadata of what many public pages share. */
export async function readOpenGraph() {
  return openGraphIn(await readLanguage())
}

/** For the metadata of a public page at this path: its address, and its versions in other languages. */
export async function readVersions(path: string) {
  const language = await readLanguage()
  const alternates = alternatesOf(path, language)
  return { alternates, openGraph: { url: alternates.canonical, ...openGraphIn(language) } }
}
