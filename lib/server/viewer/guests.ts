import 'server-only'
import { randomUUID } from 'node:crypto'
import { GUEST_RESULTS_MONTHS } from '@/lib/retention'
import {
  type CookieJar,
  readSignedCookie,
  type SignedCookie,
  signedCookieHeader,
} from '../base/cookies'
import type { Prisma } from '../base/db'

const DAY_SECONDS = 24 * 3600
/** As long as a guest's results are kept after their last use, in months of 31 days. */
const SECONDS = GUEST_RESULTS_MONTHS * 31 * DAY_SECONDS

/** Names the guest whose results this browser holds. Signed, so that no browser can name another guest. */
export const GUEST_COOKIE: SignedCookie = {
  name: 'discern_guest',
  purpose: 'guest-cookie',
  seconds: SECONDS,
}

export interface Guest {
  id: string
  /** The same through all renewals: what limits count by. It opens nothing. */
  series: string
  /**
   * The guest that the browser's cookie named before. Its results move to this one with the first request that sends
   * this cookie.
   */
  before: string | null
}

export interface NamedGuest extends Guest {
  /** In seconds since 1970; 0 where a version without ends has set it. */
  end: number
}

const now = () => Math.floor(Date.now() / 1000)

/** The guest of a request, or null where none is named, or was too long ago. */
export function readGuestCookie(jar: CookieJar): NamedGuest | null {
  const [id, series = id, before, end] = readSignedCookie(GUEST_COOKIE, jar)?.split('_') ?? []
  if (!id || !series || (end !== undefined && Number(end) < now())) return null
  return { id, series, before: before || null, end: Number(end ?? 0) }
}

/** The Set-Cookie header that names a guest until its signed end; null forgets the one that was named. */
export function guestCookieHeader(guest: Guest | null): string {
  const value = guest && [guest.id, guest.series, guest.before ?? '', now() + SECONDS].join('_')
  return signedCookieHeader(GUEST_COOKIE, value)
}

/** Whether the cookie was set more than a day ago: its end must follow the last use. */
export function isOfYesterday({ end }: NamedGuest): boolean {
  return end < now() + SECONDS - DAY_SECONDS
}

/** A viewer, as far as it matters who the guest is. */
interface GuestViewer {
  session: unknown
  guestId: string | null
  guestSeries?: string
  isGuestNew?: boolean
}

/**
 * A new guest for a browser that stores or buys a result. Another person may have planted the cookie it came with
 * (docs/decisions/015), so that one must open nothing anymore.
 */
export function newGuest({
  guestId,
  guestSeries,
}: Pick<GuestViewer, 'guestId' | 'guestSeries'>): Guest {
  const id = randomUUID()
  return { id, series: guestSeries ?? id, before: guestId }
}

/** Whether what this viewer buys needs a new guest: they are neither signed in nor have just got one. */
export function needsNewGuest({ session, guestId, isGuestNew }: GuestViewer): boolean {
  return !session && guestId !== null && !isGuestNew
}

/** Moves all that the old guest had, if anything, to a new one. */
export function moveGuestResults(
  tx: Pick<Prisma.TransactionClient, 'assessment'>,
  { id, before }: { id: string; before: string },
) {
  return tx.assessment.updateMany({
    where: { guestId: before, userId: null },
    data: { guestId: id },
  })
}
