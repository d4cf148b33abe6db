import 'server-only'
import { log } from '../base/log'
import { regularly } from '../base/regularly'
import { dropOldMails } from './folder'

const DAY_MS = 24 * 3_600_000

/** Drops mails from the disk that are too old, now and each day, until the process stops. Each process has a disk of its own. */
export function startDroppingMails(): void {
  regularly('mail-upkeep', DAY_MS, dropThem)
}

async function dropThem(): Promise<void> {
  try {
    const dropped = await dropOldMails()
    if (dropped) log.info({ dropped }, 'old mails dropped')
  } catch (error) {
    log.warn({ fault: error instanceof Error ? error.name : typeof error }, 'old mails not dropped')
  }
}
