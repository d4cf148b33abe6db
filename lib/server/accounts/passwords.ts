import 'server-only'
import { hash, verify } from '@node-rs/argon2'
import { normalPassword } from '@/lib/api/field-rules'
import { db } from '../base/db'

/** argon2id, the library's default, with OWASP's figures: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash of no account's password, of the same cost. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$OTf6x27T7m/LNGnSM4q+TQ$MpK99zsm9GGK/rJdbpjgUf0XXnw7x1M2hpz6RXHcMbk'

/** The hash of a password in its normal form, as the contract hands it on. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/** The account that the password is for. The hash is null where it has no password. */
interface Owner {
  id: string
  passwordHash: string | null
}

/**
 * Whether the password is right. Without an owner or a hash it takes as long and returns false. Versions before 0.3
 * hashed passwords as they were typed, so one that is not in its normal form is always compared both ways: the time
 * then depends on what was typed only. Such a hash is then replaced.
 */
export async function isPassword(given: string, owner: Owner | null): Promise<boolean> {
  const stored = owner?.passwordHash ?? null
  const normal = normalPassword(given)
  const isNormal = await verify(stored ?? DUMMY_HASH, normal, COST)
  const isAsTyped = given !== normal && (await verify(stored ?? DUMMY_HASH, given, COST))
  if (stored === null || owner === null) return false
  if (isAsTyped && !isNormal) {
    const data = { passwordHash: await hashPassword(normal) }
    await db.user.updateMany({ where: { id: owner.id, passwordHash: stored }, data })
  }
  return isNormal || isAsTyped
}
