import 'server-only'
import { redirect } from 'next/navigation'
import { ApiError } from '@/lib/api/errors'
import { localPath } from '@/lib/languages/of-page'
import { groupPath } from '@/lib/routes'

/** What is not there for this viewer is null: for pages, which have a screen for it. */
export async function nullIfNotFound<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}

/** For the pages below a group's own: an archived group has nothing to show there, and its own page says so. */
export async function backIfArchived<T>(groupId: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ApiError && error.code === 'conflict')
      redirect(await localPath(groupPath(groupId)))
    throw error
  }
}
