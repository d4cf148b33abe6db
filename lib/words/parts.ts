import type { en } from './en'
import type { Like } from './message'

/** All texts of a language, by room and part: `auth.login` is `login` of `lib/words/en/auth.ts`. */
export type Catalog = Like<typeof en>

type Room = keyof Catalog
type PartsOf<R extends Room> = R extends Room ? `${R}.${keyof Catalog[R] & string}` : never

/** A part of a room: what one component says, or a few that stand together. */
export type Part = PartsOf<Room>

export type WordsOf<P extends Part> = P extends `${infer R extends Room}.${infer Key}`
  ? Key extends keyof Catalog[R]
    ? Catalog[R][Key]
    : never
  : never

/** Parts as the browser is given them. */
export type SomeWords = { readonly [P in Part]?: WordsOf<P> }
