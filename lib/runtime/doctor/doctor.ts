/**
 * `npm run doctor`: checks all that a copy of the product needs, and prints what it found and what to do. It changes
 * nothing, and sends one mail on request.
 */
import { existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { createTransport } from 'nodemailer'
import Stripe from 'stripe'
import { receivePaymentEvent } from '@/lib/api/entries/payments'
import { live } from '@/lib/api/entries/system'
import { environment } from '@/lib/environment'
import { PRODUCT } from '@/lib/product'
import { env } from '@/lib/server/base/env'
import { smtpAddress } from '@/lib/server/base/smtp-address'
import { readSettingFiles } from '../setting-files'
import { readSettings, type Settings } from '../settings'
import { examineDatabase } from './database'
import { type Finding, ill, note, well, wordsOf } from './findings'
import { unknownSettings } from './known-settings'
import { examineSettings } from './settings'

/** Looks at everything in turn. `mailTo` gets one mail. Ends the program with a sentence for a setting that is not right. */
export async function examine({ mailTo }: { mailTo?: string | undefined }): Promise<Finding[]> {
  // Before anything is added to what the operator has set.
  const unknown = unknownSettings({
    written: readSettingFiles(),
    set: Object.keys(environment()),
  })
  const settings = readSettings()
  return [
    ...examineSettings(settings, unknown),
    ...(await examineDatabase(settings)),
    await examineMail(mailTo),
    ...(await examineCards()),
    ...(await examineAddress(settings)),
    examineDisk(settings),
  ]
}

async function examineMail(mailTo: string | undefined): Promise<Finding> {
  if (!env.smtpUrl) {
    return note(
      'Mail',
      'SMTP_URL is not set: emails become files in DATA_DIR, and reach no person.',
    )
  }
  const transport = createTransport(smtpAddress(env.smtpUrl))
  try {
    if (!mailTo) {
      await transport.verify()
      return well(
        'Mail',
        'The email server takes our name and password. With an address here, one email is sent to it.',
      )
    }
    await transport.sendMail({
      from: env.mailFrom,
      to: { name: '', address: mailTo },
      subject: `${PRODUCT} can send email`,
      text: `This email was sent by npm run doctor at ${env.appUrl.origin}. If it lies among the unwanted ones, look at the SPF, DKIM and DMARC records of the domain that it is from.`,
    })
    return well('Mail', `Sent one email to ${mailTo}. Look whether it came, and where.`)
  } catch (error) {
    return ill('Mail', `The email server says: ${wordsOf(error)}`, 'Check SMTP_URL and MAIL_FROM.')
  } finally {
    transport.close()
  }
}

/** The Stripe events that the webhook needs (docs/operations.md). The product reads the rest itself. */
const EVENTS = ['payment_intent.succeeded', 'charge.refunded', 'charge.dispute.created']

async function examineCards(): Promise<Finding[]> {
  if (!env.stripe) return [note('Cards', 'Stripe is not set: the product runs in preview mode.')]
  const { secretKey, standIn, isLive } = env.stripe
  const stripe = new Stripe(secretKey, { timeout: 10_000, ...standIn, telemetry: false })
  const address = new URL(receivePaymentEvent.path, env.appUrl).href
  try {
    await stripe.balance.retrieve()
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
    const keys = well(
      'Cards',
      `Stripe takes our key, ${isLive ? 'for real money' : 'in test mode'}.`,
    )
    const ours = data.find(({ url, status }) => url === address && status === 'enabled')
    if (!ours) {
      const remedy = `Add one at Stripe for ${address}, and its secret to STRIPE_WEBHOOK_SECRET.`
      return [keys, ill('Cards', 'Stripe has no webhook for APP_URL.', remedy)]
    }
    const heard = ours.enabled_events as string[]
    const missing = EVENTS.filter((event) => !heard.includes(event) && !heard.includes('*'))
    if (missing.length === 0) return [keys, well('Cards', 'Its webhook tells us all that we need.')]
    return [keys, ill('Cards', `Its webhook lacks ${missing.join(', ')}.`, 'Add them at Stripe.')]
  } catch (error) {
    return [ill('Cards', `Stripe says: ${wordsOf(error)}`, 'Check STRIPE_SECRET_KEY.')]
  }
}

async function examineAddress({ appUrl }: Settings): Promise<Finding[]> {
  const asked = new URL(live.path, appUrl)
  try {
    const answer = await fetch(asked, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    if (answer.ok && answer.headers.get('x-request-id')) {
      return [
        well('Address', `The product answers at ${appUrl}.`),
        ...proxyFindings(answer.headers),
      ]
    }
    return [
      ill(
        'Address',
        `At ${appUrl} something else answers, or the proxy finds no server (${answer.status}).`,
        'Check the proxy, and that APP_URL is the address that people type.',
      ),
    ]
  } catch (error) {
    const cause = (error as { cause?: unknown }).cause ?? error
    return [
      note(
        'Address',
        `Nothing answers at ${appUrl}: ${wordsOf(cause)}`,
        'Start the product; if it runs, check DNS, the certificate and the proxy.',
      ),
    ]
  }
}

/** The product names itself in neither header, so what does stands in front of it. */
function proxyFindings(headers: Headers): Finding[] {
  const proxy = headers.get('via') ?? headers.get('server')
  if (!proxy || env.trustedProxies > 0) return []
  return [
    ill(
      'Address',
      `A proxy stands in front (${proxy}), and TRUSTED_PROXIES is 0: limits count all people behind it as one.`,
      'Set TRUSTED_PROXIES to how many proxies of yours a request passes.',
    ),
  ]
}

const GIGABYTE = 2 ** 30

/** The disk on which this copy writes, if it writes any: its own database, or mails where nothing sends them. */
function examineDisk({ dataDir, databaseUrl }: Settings): Finding {
  if (databaseUrl && env.smtpUrl) {
    return well('Disk', 'This server writes no file. Watch the disk of PostgreSQL where it runs.')
  }
  const { bavail, bsize } = statfsSync(nearestFolder(dataDir))
  const free = (bavail * bsize) / GIGABYTE
  const what = databaseUrl ? 'emails are written' : 'the database is'
  const says = `${free.toFixed(1)} GB are free in DATA_DIR (${dataDir}), where ${what}.`
  if (free >= 2) return well('Disk', says)
  return ill('Disk', says, 'Make room: PostgreSQL stops when its disk is full.')
}

/** The folder itself, or of those above it the first that exists: what it will be made in. */
const nearestFolder = (folder: string): string =>
  existsSync(folder) ? folder : nearestFolder(dirname(folder))
