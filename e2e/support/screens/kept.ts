/** Texts that a run compares with those in the repository. `--update-snapshots` writes them anew. */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'

const PATIENCE_MS = 5_000
const PAUSE_MS = 50
/** Unchanged for this long is what it will stay. */
const STILL_MS = 400

interface Kept {
  /** For the message. */
  name: string
  /** What the repository says. */
  kept: string | undefined
  read: () => Promise<string>
  isSame?: (seen: string, kept: string) => boolean
  /** What is to come later is waited for before anything is kept. */
  isLoading?: () => boolean
  write: (seen: string) => void
}

/**
 * Waits until what is read is what was kept. Where nothing was kept, or it is to be updated, it writes
 * what is read once that stands still and nothing more is on its way; what was missing counts as a failure, as with any snapshot.
 */
export async function expectKept({
  name,
  kept,
  read,
  isSame = (a, b) => a === b,
  isLoading = () => false,
  write,
}: Kept) {
  if (kept !== undefined && !isUpdating()) {
    const end = Date.now() + PATIENCE_MS
    let seen = await read()
    while (!isSame(seen, kept) && Date.now() < end) {
      await sleep(PAUSE_MS)
      seen = await read()
    }
    if (!isSame(seen, kept)) expect.soft(seen, name).toBe(kept)
    return
  }
  const seen = await readStill(read, isLoading)
  if (kept !== undefined && isSame(seen, kept)) return
  if (updates() !== 'none') write(seen)
  if (!isUpdating()) expect.soft(kept, `${name} was not kept yet`).toBeDefined()
}

const updates = () => test.info().config.updateSnapshots

/** Whether all that is kept is to be written anew. */
export const isUpdating = () => ['all', 'changed'].includes(updates())

async function readStill(read: () => Promise<string>, isLoading: () => boolean): Promise<string> {
  let seen = await read()
  for (;;) {
    await sleep(STILL_MS)
    const wasLoading = isLoading()
    const again = await read()
    if (again === seen && !wasLoading) return seen
    seen = again
  }
}
