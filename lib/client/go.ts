import { languageOfPath, pathIn } from '@/lib/languages/languages'

const inLanguage = (path: string) => pathIn(languageOfPath(location.pathname), path)

/** Opens a page of ours by a full load, in the language of this one. */
export const goTo = (path: string): void => location.assign(inLanguage(path))

/** The same, and this page leaves the history. */
export const goInstead = (path: string): void => location.replace(inLanguage(path))
