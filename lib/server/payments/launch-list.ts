import 'server-only'
import { db } from '../base/db'
import { once } from '../base/once'
import { enqueue, type Job, work } from '../base/queue'

interface Joining {
  email: string
  source: string
}

/**
 * Keeps an address for the day payments open. It is written down after the answer: writing a new one takes longer than
 * finding that it is there, and nobody should be able to tell which it was.
 */
export async function joinLaunchList(email: string, source: string): Promise<void> {
  const joining: Joining = { email, source }
  await enqueue(db, 'launch_list', joining)
}

/** Writes down who joined, until the process stops. The same address again changes nothing. Once per process. */
export function startLaunchList(): void {
  once('launch-list', () => {
    work('launch_list', async ({ data: { email, source } }: Job<Joining>) => {
      await db.prospectiveUser.createMany({ data: [{ email, source }], skipDuplicates: true })
    })
    return true
  })
}
