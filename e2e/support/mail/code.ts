/** The six digits of a mail. */
import { dataDir, readMail } from './mailbox'

/** Those of the newest mail of this kind, as they stand alone on their line. */
export async function mailedCode(
  email: string,
  subject: string,
  folder = dataDir(),
): Promise<string> {
  const { text } = await readMail(folder, email, { subject })
  const [code] = /^\d{6}$/m.exec(text) ?? []
  if (!code) throw new Error(`No code in the mail "${subject}" to ${email}.`)
  return code
}

/** Another code than this one; each `turn` one of its own. */
export const otherThan = (code: string, turn = 1) =>
  String((Number(code) + turn) % 1_000_000).padStart(6, '0')
