import 'server-only'
import { onShutdown } from '../base/lifecycle'
import { log } from '../base/log'
import { once } from '../base/once'
import { dropOldMails } from './folder'

const DAY_MS = 24 * 3_600_000

/** Drops mails from the disk that are too old, now and each day, until the process stops. Each process has a disk of its own. */
export function startDroppingMails(): void {
  once('mail-upkeep', () => {
    const timer = setInterval(dropThem, DAY_MS)
    timer.unref()
    onShutdown(async () => clearInterval(timer))
    void dropThem()
    return true
  })
}

async function dropThem(): Promise<void> {
  try {
    const dropped = await dropOldMails()
    if (dropped) log.info({ dropped }, 'old mails dropped')
  } catch (error) {
    log.warn({ fault: error instanceof Error ? error.name : typeof error }, 'old mails not dropped')
  }
}
