/**
 * Mails after a restore: they were waiting in the backup, and may have been sent since. Until an operator decides,
 * nothing is mailed, not even what comes later; the row in mail_holds tells every server (lib/server/base/queue.ts).
 */
import type pg from 'pg'
import { readSettingFiles } from '../setting-files'
import { readSettings } from '../settings'
import { connect, findDatabase } from './found-database'

const DECISIONS = ['send', 'drop', 'hold'] as const
type MailDecision = (typeof DECISIONS)[number]

/** What the word after `npm run mails --`, or of `--mails=`, decides. Throws for another word. */
export function readDecision(word: string): MailDecision {
  const decision = DECISIONS.find((one) => one === word)
  if (!decision) throw new Error(`Waiting mails: ${DECISIONS.join(', ')}, not "${word}".`)
  return decision
}

/** The queues whose jobs send mails. No worker takes up what starts at no time. */
const OF_THE_BACKUP = `name IN ('mail', 'launch_mail') AND start_after = 'infinity'`

/**
 * Sets the jobs of a backup aside, in the transaction that writes them. What was being sent at that moment counts as
 * waiting. Those without a link that ends are kept for as long as the decision takes.
 */
export async function setMailsAside(client: pg.Client): Promise<void> {
  await client.query(`
    UPDATE pgboss.job SET start_after = 'infinity',
      state = CASE state WHEN 'active' THEN 'retry' ELSE state END,
      keep_until = CASE WHEN keep_until < created_on + interval '14 days' THEN keep_until ELSE 'infinity' END
    WHERE name IN ('mail', 'launch_mail') AND state < 'completed'`)
}

/** Has every server wait for a decision. Again changes nothing. */
export async function holdMails(client: pg.Client, backupOf: string): Promise<void> {
  await client.query('INSERT INTO mail_holds (backup_of) VALUES ($1) ON CONFLICT DO NOTHING', [
    backupOf,
  ])
}

/**
 * Sends or drops the held mails, and lets servers mail again; or holds the waiting ones, for a restore by other means
 * before a server starts. Returns the lines to print.
 */
export async function decide(client: pg.Client, decision: MailDecision): Promise<string> {
  await client.query('BEGIN')
  if (decision === 'hold') {
    await holdMails(client, new Date().toISOString())
    await setMailsAside(client)
    await client.query('COMMIT')
    return sayHeld(client)
  }
  const { rowCount } = await client.query(
    decision === 'send'
      ? `UPDATE pgboss.job SET start_after = now() WHERE ${OF_THE_BACKUP}`
      : `DELETE FROM pgboss.job WHERE ${OF_THE_BACKUP}`,
  )
  await client.query('DELETE FROM mail_holds')
  await client.query('COMMIT')
  return `Of the backup, ${rowCount} ${decision === 'send' ? 'are sent now' : 'were dropped'}. Mails go out again.`
}

/** What to say of a database whose mails wait, or of one where none do. */
export async function sayHeld(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ is_held: boolean; of_backup: number; later: number }>(
    `SELECT EXISTS (SELECT FROM mail_holds) AS is_held,
       count(*) FILTER (WHERE start_after = 'infinity')::int AS of_backup,
       count(*) FILTER (WHERE start_after < 'infinity')::int AS later
     FROM pgboss.job WHERE name IN ('mail', 'launch_mail') AND state < 'completed'`,
  )
  const [{ is_held: isHeld, of_backup: ofBackup, later } = NOTHING] = rows
  if (!isHeld && !ofBackup) return 'No mail is held back.'
  return [
    `Since the restore no mail is sent. Waiting: ${ofBackup} of the backup, ${later} of later.`,
    'npm run mails -- send    sends all of them',
    'npm run mails -- drop    drops those of the backup, and sends the later ones',
  ].join('\n')
}

const NOTHING = { is_held: false, of_backup: 0, later: 0 }

/** `npm run mails`: says what waits, or does what was decided. Returns what to say. */
export async function mails(word: string | undefined): Promise<string> {
  const decision = word === undefined ? undefined : readDecision(word)
  readSettingFiles()
  const found = await findDatabase(readSettings())
  if (typeof found === 'string') throw new Error(found)
  const client = await connect(found.urls.running)
  try {
    return await (decision ? decide(client, decision) : sayHeld(client))
  } finally {
    await client.end()
    await found.stop()
  }
}
