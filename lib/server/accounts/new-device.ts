import 'server-only'
import { db } from '../base/db'
import { consumeIfLeft } from '../base/limits'
import { hasRight } from '../viewer/address-rights'
import type { UserRow } from '../viewer/users'
import type { Viewer } from '../viewer/viewer'
import { isKnownDevice } from './known-device'
import { mailNewDevice } from './mail'

/**
 * After signing in to an account that was there before: if this browser is not known there, the person gets a mail.
 * Not at an address that is not proven: it may be a stranger's, whose mailbox anyone could fill by signing in again
 * and again.
 */
export async function tellOfNewDevice({ device }: Viewer, user: UserRow): Promise<void> {
  if (!hasRight(user, 'hear_of_browsers') || (await isKnownDevice(user))) return
  if (await isOftenTold(user)) return
  await db.$transaction((tx) => mailNewDevice(tx, user, device))
}

/**
 * A program that keeps no cookies looks like a new browser each time. Once the limit is used up it gets no more mails
 * that day, and is signed in all the same.
 */
async function isOftenTold({ id }: UserRow): Promise<boolean> {
  return (await consumeIfLeft({ sign_in_mail: id })) === null
}
