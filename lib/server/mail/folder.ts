import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { canonicalEmail } from '@/lib/address'
import { dueBefore } from '@/lib/retention'
import { env } from '../base/env'

/** Where mails are written without a mail server, one .eml each, named by the time they were asked for. */
export const mailFolder = () => join(env.dataDir, 'mail')

/** The beginning of a file's name; names sort as times do. */
const stampOf = (time: Date) => time.toISOString().replace(/[-:.]/g, '')

/** Writes a mail, whole or not at all; a repeated try replaces the file. */
export async function keepMail(
  { id, createdOn }: { id: string; createdOn: Date },
  message: Buffer,
): Promise<void> {
  const file = join(mailFolder(), `${stampOf(createdOn)}-${id}.eml`)
  await mkdir(mailFolder(), { recursive: true, mode: 0o700 })
  const unfinished = `${file}.${randomUUID()}.tmp`
  await writeFile(unfinished, message, { mode: 0o600, flush: true })
  await rename(unfinished, file)
}

/** Deletes the mails that lib/retention.ts keeps no longer, finished or not, and says how many. */
export async function dropOldMails(now = new Date()): Promise<number> {
  const oldest = stampOf(dueBefore('written_mails', now))
  return drop(async (name) => name < oldest)
}

/** Deletes the mails to an address that were asked for before a time: their person is gone. */
export async function dropMailsBefore(to: string, time: Date): Promise<number> {
  return drop(async (name) => {
    if (name >= stampOf(time)) return false
    const mail = await readFile(join(mailFolder(), name), 'utf8').catch(() => '')
    const [head = ''] = mail.split('\r\n\r\n', 1)
    const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
    return lines.some((line) => line.startsWith('To: ') && canonicalEmail(line.slice(4)) === to)
  })
}

async function drop(isDue: (name: string) => Promise<boolean>): Promise<number> {
  let dropped = 0
  for (const name of await readdir(mailFolder()).catch(() => [])) {
    if (!(await isDue(name))) continue
    await rm(join(mailFolder(), name), { force: true })
    dropped += 1
  }
  return dropped
}
