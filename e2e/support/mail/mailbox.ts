/** Reads what the product wrote under DATA_DIR/mail, for journeys that go on in a mail. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'

export interface ReadMail {
  subject: string
  text: string
  html: string
  /** The first link in the text part; '' where there is none. */
  link: string
  messageId: string
  /** Names of what is attached. */
  files: string[]
}

/** The mail folder of the copy that the journeys run against. */
export const dataDir = () => process.env.E2E_DATA_DIR ?? '.data'

interface Wanted {
  /** A part of the subject, where one address gets several mails. */
  subject?: string
  timeoutMs?: number
}

/** Waits for a mail to this address and returns the newest. */
export async function readMail(
  dataDir: string,
  to: string,
  { subject = '', timeoutMs = 30_000 }: Wanted = {},
): Promise<ReadMail> {
  const end = Date.now() + timeoutMs
  do {
    const [newest] = await listMail(dataDir, to)
    if (newest?.subject.includes(subject)) return newest
    await sleep(100)
  } while (Date.now() < end)
  throw new Error(`No mail${subject && ` about "${subject}"`} came to ${to}.`)
}

/** By file, because a mail does not change and tests look often: its address, and the mails already read. */
const addressed = new Map<string, Promise<string[] | null>>()
const read = new Map<string, Promise<Email | null>>()

/** All mails to an address, newest first. */
export async function listMail(dataDir: string, to: string): Promise<ReadMail[]> {
  const folder = join(dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails: ReadMail[] = []
  for (const name of names.sort().reverse()) {
    const file = join(folder, name)
    const addresses = await once(addressed, file, async (bytes) => {
      // Only the head: among all the mails of a run are hundreds of PDFs.
      const { to } = await PostalMime.parse(bytes.subarray(0, bytes.indexOf('\r\n\r\n')))
      return to?.map(({ address = '' }) => address) ?? []
    })
    if (!addresses?.includes(to)) continue
    const mail = await once(read, file, PostalMime.parse)
    if (mail) mails.push(toRead(mail))
  }
  return mails
}

/** Null for a mail that went with its person since the folder was read. */
function once<What>(
  known: Map<string, Promise<What | null>>,
  file: string,
  make: (bytes: Buffer) => Promise<What>,
): Promise<What | null> {
  const made =
    known.get(file) ??
    readFile(file).then(make, (fault) => {
      if (fault.code === 'ENOENT') return null
      throw fault
    })
  known.set(file, made)
  return made
}

function toRead({ subject = '', text = '', html = '', messageId = '', attachments }: Email) {
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? ''
  const files = attachments.map(({ filename }) => filename ?? '')
  return { subject, text, html, messageId, link, files }
}
