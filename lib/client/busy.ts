import { ApiError } from '@/lib/api/errors'

const MOST_TIMES = 3
const LEAST_SECONDS = 1

/**
 * Sends a call again that the server was too busy to begin, after as long as it says and a little more by chance: an
 * office that signs in at nine does not come back all at once.
 */
export async function whileBusy<T>(send: () => Promise<T>): Promise<T> {
  for (let time = 1; ; time += 1) {
    try {
      return await send()
    } catch (error) {
      const isBusy = error instanceof ApiError && error.code === 'busy'
      if (!isBusy || time === MOST_TIMES) throw error
      const seconds = (error.retryAfter ?? LEAST_SECONDS) + Math.random()
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    }
  }
}
