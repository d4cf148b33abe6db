import { LETTER_NAMES, LETTERS, pairOf } from './disc/letters'
import { isStyleCode } from './disc/styles'
import { legalPath, letterPath, lettersPath, missingPagePath, routes, typePath } from './routes'

/** Where an unknown path redirects to. */
export interface Lead {
  to: string
  /** Permanent: what was asked for has its page there. */
  status: 307 | 308
}

/**
 * A style in other letters leads to its page, `/types/CS` to `/types/cs`, and so do a letter and a pair the other way
 * round, `/disc/d` and `/disc/s-and-d`; a policy that does not exist to the privacy policy; any other path home.
 */
export function leadOf(parts: readonly string[]): Lead {
  const [room, name = '', ...more] = parts.map((part) => part.toUpperCase())
  const place = `/${room?.toLowerCase()}`
  const to = more.length === 0 && ownPath(place, name)
  if (to) return { to, status: 308 }
  return { to: place === routes.legal ? legalPath('privacy') : missingPagePath, status: 307 }
}

/** The page of what is named, in capitals. */
function ownPath(room: string, name: string): string | undefined {
  if (room === routes.types && isStyleCode(name)) return typePath(name)
  if (room !== routes.disc) return undefined
  const letterOf = (word: string) =>
    LETTERS.find((letter) => word === letter || word === LETTER_NAMES[letter].toUpperCase())
  const letters = name.split('-AND-').map(letterOf)
  const [one, other] = letters
  if (!one || letters.length > 2 || letters.includes(undefined)) return undefined
  return other ? lettersPath(pairOf(one, other)) : letterPath(one)
}
