import 'server-only'
import { hash, verify } from '@node-rs/argon2'

/** argon2id, the library's default, with OWASP's figures: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash of nobody's password, of the same cost. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$OTf6x27T7m/LNGnSM4q+TQ$MpK99zsm9GGK/rJdbpjgUf0XXnw7x1M2hpz6RXHcMbk'

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/** Whether the password is right. Without a hash it works as long and says no, so that time tells nothing. */
export async function isPassword(
  given: string,
  stored: string | null | undefined,
): Promise<boolean> {
  const matches = await verify(stored ?? NOBODY, given, COST)
  return matches && Boolean(stored)
}
