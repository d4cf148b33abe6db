import 'server-only'
import { isLoopback } from '@/lib/loopback'

/** For each step with the mail server: finding, connecting, greeting, every answer. */
const STEP_MS = 10_000

/** The address of a mail server with what nodemailer is to keep to: how long each step may take, and encryption. */
export function smtpAddress(address: string, stepMs = STEP_MS): string {
  const url = new URL(address)
  for (const step of ['dnsTimeout', 'connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(step)) url.searchParams.set(step, String(stepMs))
  }
  url.searchParams.set('requireTLS', String(needsEncryption(url)))
  return url.href
}

/**
 * Whether mails and the password go out encrypted or not at all. A server that offers no STARTTLS gets them in the clear
 * where the address says so by the name that nodemailer has for it, and on this machine itself.
 */
function needsEncryption({ hostname, searchParams }: URL): boolean {
  return searchParams.get('requireTLS') !== 'false' && !isLoopback(hostname)
}
