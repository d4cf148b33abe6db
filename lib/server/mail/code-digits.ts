import 'server-only'
import { createHash } from 'node:crypto'
import { db } from '../base/db'
import { signatureOf, signaturesOf } from '../base/signatures'

/**
 * So often the digits of one mail may be typed. Then they are worth nothing; its link still works. Beside the link, they
 * may be typed as often in each browser.
 */
const CODE_TRIES = 5

/** So many tries beside a link has who found it and asks in one browser after the other. */
const TRIES_BESIDE_LINK = 50

const HOW_MANY = 1_000_000

/**
 * The six digits in a mail, made from its job as its link is: no row holds them, and every try to deliver the mail sends
 * the same.
 */
export function codeOf(id: string): string {
  const bytes = createHash('sha256').update(signatureOf('mailed-code', id)).digest()
  return String(bytes.readUIntBE(0, 6) % HOW_MANY).padStart(6, '0')
}

/**
 * What the database keeps of the digits. A reader of it could try all million of a plain hash, so it is signed, for
 * the link of the same mail.
 */
export const keptCode = (linkHash: string, code: string) =>
  signatureOf('kept-code', `${linkHash} ${code}`)

const isCode = (linkHash: string, code: string, kept: string | null) =>
  signaturesOf('kept-code', `${linkHash} ${code}`).includes(kept ?? '')

/** The mail whose digits were typed: one that waits for this browser or this session. */
export interface Waiting {
  table: 'mailToken' | 'emailChange'
  /** The hash of its link. */
  hash: string
  codeHash: string | null
}

/**
 * Whether the digits are those of the mail. Each look counts before it is compared and is kept whatever becomes of it,
 * so that of many at once no more than `CODE_TRIES` are compared.
 */
export async function isCodeOf({ table, hash, codeHash }: Waiting, code: string): Promise<boolean> {
  const data = { codeTries: { increment: 1 } }
  const left = { codeTries: { lt: CODE_TRIES } }
  const { count } =
    table === 'mailToken'
      ? await db.mailToken.updateMany({ where: { hash, ...left }, data })
      : await db.emailChange.updateMany({ where: { confirmHash: hash, ...left }, data })
  // Made and compared also where nothing was counted, so that the time does not tell.
  const isRight = isCode(hash, code, codeHash)
  return count === 1 && isRight
}

/**
 * The same beside the link of the mail, in a browser where it needs them. Who types them holds the link, so they count
 * there alone: strangers cannot use them up for its owner.
 */
export async function isCodeBesideLink(
  { hash: tokenHash, codeHash }: Waiting,
  browser: string,
  code: string,
): Promise<boolean> {
  const left = { codeTries: { lt: CODE_TRIES } }
  const { count } = await db.mailTokenBrowser.updateMany({
    where: { tokenHash, browser, needsCode: true, ...left },
    data: { codeTries: { increment: 1 } },
  })
  if (count !== 1) return false
  const tries = await db.mailTokenBrowser.aggregate({
    where: { tokenHash },
    _sum: { codeTries: true },
  })
  return Number(tries._sum.codeTries) <= TRIES_BESIDE_LINK && isCode(tokenHash, code, codeHash)
}
