import 'server-only'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { RenderedMail } from '@/lib/mail/content'
import { env } from '../base/env'
import { JobFailure } from '../base/job-failure'
import { smtpAddress } from '../base/smtp-address'
import { keepMail } from './folder'

export interface OutgoingMail extends RenderedMail {
  /** The job's: equal for every try to deliver this mail. */
  id: string
  createdOn: Date
  to: string
  attachments?: { filename: string; content: Buffer; contentType: string }[]
}

export type Deliver = (mail: OutgoingMail) => Promise<void>

/** Sends mails to the server of SMTP_URL, else writes them to a folder. */
export function openOutlet(stepMs?: number, smtpUrl = env.smtpUrl): Deliver {
  return smtpUrl ? smtp(smtpUrl, stepMs) : folder()
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
function smtp(address: string, stepMs?: number): Deliver {
  const transport = createTransport(smtpAddress(address, stepMs))
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
  const isFinal = isRefusal(command, responseCode)
  const codes = [code, command, responseCode].filter(Boolean).join(' ')
  const words = isFinal ? 'the email server refuses this email' : WORDS[code ?? '']
  return new JobFailure([words, codes && `(${codes})`].filter(Boolean).join(' '), isFinal)
}

/** By nodemailer's code: what the operator of this copy would look at. */
const WORDS: Record<string, string> = {
  ETLS: 'the connection to the email server could not be encrypted, so nothing was sent',
  EAUTH: 'the email server refuses the user or the password of SMTP_URL',
  ENOAUTH: 'the email server wants a user and a password in SMTP_URL',
  EDNS: 'the email server of SMTP_URL is not found',
  ESOCKET: 'the email server cannot be reached, or its certificate is not trusted',
  ECONNECTION: 'the email server cannot be reached or hung up',
  ETIMEDOUT: 'the email server does not answer in time',
  EENVELOPE: 'the email server does not take this email now',
  EMESSAGE: 'the email server does not take this email now',
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
