import 'server-only'
import { ApiError } from '@/lib/api/errors'

/** What is not there for this viewer is null: for pages, which have a screen for it. */
export async function nullIfNotFound<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}
