import { usePathname } from 'next/navigation'
import { type Language, languageOfPath, placeOf } from '@/lib/languages/languages'

/** The language of the page. */
export const useLanguage = (): Language => languageOfPath(usePathname())

/**
 * The address of the page, without language and query, as lib/routes.ts has it. A page that was built knows the address
 * inside, `/en/types`, and the browser the one outside: this is the same in both.
 */
export const usePlace = (): string => placeOf(usePathname())
