import 'server-only'
import { db } from '../base/db'

/** Throws what the database throws when it is away. */
export async function checkReady(): Promise<void> {
  await db.$queryRaw`SELECT 1`
}
