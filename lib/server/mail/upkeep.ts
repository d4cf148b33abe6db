import 'server-only'
import { DAY_MS } from '@/lib/when'
import { faultOf } from '../base/fault'
import { log } from '../base/log'
import { regularly } from '../base/regularly'
import { dropOldMails } from './folder'

/**
 * Deletes mail files that are too old, now and each day, until the process stops. Every process does, because each may
 * have its own disk.
 */
export function startDroppingMails(): void {
  regularly('mail-upkeep', DAY_MS, dropThem)
}

async function dropThem(): Promise<void> {
  try {
    const dropped = await dropOldMails()
    if (dropped) log.info({ dropped }, 'old mails dropped')
  } catch (error) {
    log.warn(faultOf(error), 'old mails not dropped')
  }
}
