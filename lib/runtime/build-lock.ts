import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { failOverRights, root, say } from './checkout.mjs'
import { isAlive } from './processes'

const EMPTY_LOCK_MS = 2_000

/** Two starts of one checkout build one after the other, and the second finds the first one's build. Resolves to what gives the lock free. */
export async function lockBuilds(): Promise<() => void> {
  const file = join(root, '.build-lock')
  for (let isAnnounced = false; ; ) {
    if (take(file)) return () => rmSync(file, { force: true })
    if (isLeftOver(file)) {
      rmSync(file, { force: true })
      continue
    }
    if (!isAnnounced) say('Waiting for another build of this checkout …')
    isAnnounced = true
    await sleep(500)
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    failOverRights(error)
  }
}

/**
 * A lock without a holder: its process is gone, or has our own number (in a container every start has the same), or
 * it never wrote its number, which takes no longer than a moment. One that vanished meanwhile is simply tried again.
 */
export function isLeftOver(file: string): boolean {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    if (!holder) return Date.now() - statSync(file).mtimeMs > EMPTY_LOCK_MS
    return holder === process.pid || !isAlive(holder)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false
    throw error
  }
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
