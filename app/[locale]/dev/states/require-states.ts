import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { localPath } from '@/lib/languages/of-page'
import { missingPagePath } from '@/lib/routes'
import { env } from '@/lib/server/base/env'

/** Leads home, like any unknown path, unless this copy was started with DEV_STATES=1. */
export async function requireStates(): Promise<void> {
  // The switch belongs to the running copy, not to its build.
  await connection()
  if (!env.hasStatePages) redirect(await localPath(missingPagePath))
}
