/**
 * Addresses as people type and paste them, and their one canonical form: two spellings of one address are one account.
 */
import { withoutUnseen } from './disc/names'

/** A run of what a local part may hold without quotes. */
const ATOM = "(?:[a-z0-9!#$%&'*+/=?^_`{|}~-]|[^\\p{ASCII}\\p{C}\\p{Z}])+"
const DOTTED = `${ATOM}(?:\\.${ATOM})*`
const QUOTED = '"(?:[^"\\\\\\p{C}\\p{Zl}\\p{Zp}]|\\\\["\\\\])+"'
const DOMAIN = '(?:[a-z0-9][a-z0-9-]*\\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)'

/** An address in its canonical form: a local part of RFC 5321 or, beyond ASCII, RFC 6531; a domain in ASCII. */
export const EMAIL = new RegExp(`^(?:${DOTTED}|${QUOTED})@${DOMAIN}$`, 'u')

/** As it is seen: in the usual forms of its characters, without those that draw nothing, with the plain apostrophe. */
export const seen = (typed: string) =>
  withoutUnseen(typed.normalize('NFKC')).replace(/[\u2018\u2019]/g, "'")

/** The address in what was copied with it: `Ada <ada@example.com>`, `mailto:ada@example.com`, quotes, a full stop. */
function bare(typed: string): string {
  const line = seen(typed).trim()
  const [, bracketed = line] = /<([^<>]*)>[\s,;.]*$/.exec(line) ?? []
  const text = bracketed.trim().replace(/[\s,;.]+$/, '')
  const [, quoted = text] = /^(["'])(.*@.*)\1$/.exec(text)?.slice(1) ?? []
  return /^mailto:/i.test(quoted) ? quoted.slice('mailto:'.length).replace(/\?.*$/, '') : quoted
}

/**
 * An address in its canonical form: the address alone, NFKC, lower case, the domain in its ASCII form, a local part in
 * quotes only where it needs them. What is no address stays so.
 */
export function canonicalEmail(typed: string): string {
  const address = bare(typed).trim().toLowerCase().normalize('NFKC')
  const at = address.lastIndexOf('@')
  if (at < 0) return address
  const local = address.slice(0, at)
  const plain = local.replace(/^"((?:[^"\\]|\\.)*)"$/, (_, text: string) =>
    text.replace(/\\(.)/g, '$1'),
  )
  const domain = asciiDomain(address.slice(at + 1))
  const short = `${plain}@${domain}`
  return plain !== local && EMAIL.test(short) && !plain.startsWith('"')
    ? short
    : `${local}@${domain}`
}

/** `bücher.example` is `xn--bcher-kva.example`, by the rules of browsers and of Node, which are the same. */
function asciiDomain(domain: string): string {
  if (/^\p{ASCII}*$/u.test(domain) || /[\s\p{C}/?#@:%\\[\]^|<>"`{}]/u.test(domain)) return domain
  const url = `http://${domain}`
  return URL.canParse(url) ? new URL(url).hostname : domain
}
