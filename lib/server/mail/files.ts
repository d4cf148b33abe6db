import 'server-only'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { mailFolder } from './folder'

/** For the developer's list of mails only: its parser is not there in production. */
export interface MailFile {
  id: string
  to: string
  from: string
  subject: string
  sentAt: Date
  messageId: string
  html: string
  text: string
}

const EXTENSION = '.eml'

/** The mails that were written to files, newest first. */
export async function listMailFiles(): Promise<MailFile[]> {
  const names = await readdir(mailFolder()).catch(() => [])
  const files = names.filter((name) => name.endsWith(EXTENSION))
  const newestFirst = files.sort().reverse()
  return Promise.all(newestFirst.map(readMail))
}

/** One of them, or null. */
export async function findMailFile(id: string): Promise<MailFile | null> {
  const names = await readdir(mailFolder()).catch(() => [])
  const name = names.find((candidate) => candidate === id + EXTENSION)
  return name ? readMail(name) : null
}

async function readMail(name: string): Promise<MailFile> {
  const mail = await PostalMime.parse(await readFile(join(mailFolder(), name)))
  return {
    id: name.slice(0, -EXTENSION.length),
    to: (mail.to ?? []).map(addressOf).join(', '),
    from: mail.from ? addressOf(mail.from) : '',
    subject: mail.subject ?? '',
    sentAt: new Date(mail.date ?? 0),
    messageId: mail.messageId ?? '',
    html: mail.html ?? '',
    text: mail.text ?? '',
  }
}

const addressOf = ({ name, address = '' }: NonNullable<Email['from']>) =>
  name ? `${name} <${address}>` : address
