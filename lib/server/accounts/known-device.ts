import 'server-only'
import { randomUUID } from 'node:crypto'
import { cookies } from 'next/headers'
import { readSignedCookie, type SignedCookie, signedCookieHeader } from '../base/cookies'
import { db } from '../base/db'
import type { UserRow } from '../viewer/users'

/**
 * Names the accounts that this browser has signed in to, and outlasts signing out. It opens nothing: it
 * keeps strangers' guesses at a password from locking out the person's own browser, and mails about new browsers from
 * coming for the old ones.
 */
export const KNOWN_COOKIE: SignedCookie = {
  name: 'discern_known',
  purpose: 'known-device',
  seconds: 365 * 24 * 3600,
}
/** A family's computer; more would only be carried along. */
const MOST = 5

interface KnownDevice {
  id: string
  /** `user id:session version`: what ends every session ends this, too. */
  accounts: string[]
}

const markOf = ({ id, sessionVersion }: Pick<UserRow, 'id' | 'sessionVersion'>) =>
  `${id}:${sessionVersion}`

/**
 * What to count this browser's wrong passwords for an address under, if it has signed in there since the
 * person's sessions were last ended; else null.
 */
export async function knownDeviceAt(email: string): Promise<string | null> {
  const device = await readDevice()
  if (!device) return null
  const user = await db.user.findFirst({
    where: { email, disabledAt: null },
    select: { id: true, sessionVersion: true },
  })
  return user && device.accounts.includes(markOf(user)) ? `${device.id}:${user.id}` : null
}

/** Whether this browser has signed in to the account since its sessions were last ended. */
export async function isKnownDevice(user: UserRow): Promise<boolean> {
  return (await readDevice())?.accounts.includes(markOf(user)) ?? false
}

/** The Set-Cookie header by which this browser is known from now on, the newest account first. */
export async function knownDeviceHeader(user: UserRow): Promise<string> {
  const device = await readDevice()
  const others = device?.accounts.filter((mark) => !mark.startsWith(user.id)) ?? []
  const accounts = [markOf(user), ...others].slice(0, MOST)
  const value = [device?.id ?? randomUUID(), ...accounts].join('_')
  return signedCookieHeader(KNOWN_COOKIE, value)
}

async function readDevice(): Promise<KnownDevice | null> {
  const value = readSignedCookie(KNOWN_COOKIE, await cookies())
  const [id, ...accounts] = value?.split('_') ?? []
  return id ? { id, accounts } : null
}
