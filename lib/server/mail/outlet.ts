import 'server-only'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { RenderedMail } from '@/lib/mail/content'
import { env } from '../base/env'
import { JobFailure } from '../base/queue'
import { keepMail } from './folder'

export interface OutgoingMail extends RenderedMail {
  /** The job's: equal for every try to deliver this mail. */
  id: string
  createdOn: Date
  to: string
  attachments?: { filename: string; content: Buffer; contentType: string }[]
}

export type Deliver = (mail: OutgoingMail) => Promise<void>

/** For each step with the mail server: finding, connecting, greeting, every answer. */
const STEP_MS = 10_000

/** Where mails go: to the server of SMTP_URL, else to a folder. */
export function openOutlet(stepMs = STEP_MS): Deliver {
  return env.smtpUrl ? smtp(env.smtpUrl, stepMs) : folder()
}

function compose(mail: OutgoingMail): SendMailOptions {
  const { id, createdOn, to, subject, html, text, oneClick, attachments } = mail
  return {
    messageId: `<${id}@${env.appUrl.hostname}>`,
    date: createdOn,
    from: env.mailFrom,
    // As an object, because a string is read as a list of addresses.
    to: { name: '', address: to },
    subject,
    html,
    text,
    attachments,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(oneClick && wayOut(oneClick)),
    },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** A mail program unsubscribes by one POST to this address (RFC 8058). Prepared: a folded line would cut the address. */
const wayOut = (address: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${address}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/**
 * Opens a connection for each mail: there are few, and one that was kept might be closed by the server when it is
 * needed.
 */
function smtp(address: string, stepMs: number): Deliver {
  const url = new URL(address)
  for (const step of ['dnsTimeout', 'connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(step)) url.searchParams.set(step, String(stepMs))
  }
  const transport = createTransport(url.href)
  return async (mail) => {
    await transport.sendMail(compose(mail)).catch((error: SmtpError) => {
      throw toFailure(error)
    })
  }
}

interface SmtpError extends Error {
  code?: string
  command?: string
  responseCode?: number
}

/** Without the mail server's own message, because it quotes the address. */
function toFailure({ code, command, responseCode }: SmtpError): JobFailure {
  const reason = [code, command, responseCode].filter(Boolean).join(' ')
  return new JobFailure(reason || 'no reason given', isRefusal(command, responseCode))
}

/** The server will never take this mail. A 5xx at another step is about us, and may be mended in time. */
function isRefusal(command: string | undefined, responseCode = 0): boolean {
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}

function folder(): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await transport.sendMail(compose(mail))
    await keepMail(mail, message as Buffer)
  }
}
