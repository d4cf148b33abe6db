import 'server-only'
import { db } from './db'

/** Keeps an address for the day payments open. The same address again changes nothing. */
export async function joinLaunchList(email: string, source: string): Promise<void> {
  await db.prospectiveUser.createMany({ data: [{ email, source }], skipDuplicates: true })
}
