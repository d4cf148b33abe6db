import 'server-only'
import { isIPv4, isIPv6 } from 'node:net'
import { env } from './env'

/**
 * The client address that limits count by. Our server appends the address it sees to X-Forwarded-For; the rest of a
 * request can be forged.
 */
export function clientAddress(headers: Headers): string {
  return resolveClient(headers.get('x-forwarded-for'), env.trustedProxies)
}

/**
 * Each proxy appends the address it sees, so with n trusted proxies the entry before the last n is the client's. All
 * entries to the left of it may be forged.
 */
export function resolveClient(forwarded: string | null, trustedProxies: number): string {
  const entries = (forwarded ?? '').split(',')
  return group(entries[Math.max(0, entries.length - 1 - trustedProxies)] ?? '')
}

/**
 * Many an IPv6 customer gets a whole /56, which is 256 networks of their own, so it counts as one. All values that are not
 * addresses count together.
 */
function group(entry: string): string {
  const address = bare(entry.trim())
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return 'unknown'
  const parts = expand(address)
  const isMapped = parts.slice(0, 5).every((part) => part === '0') && parts[5] === 'ffff'
  if (isMapped) return toIPv4(parts.slice(6))
  const half = Number.parseInt(parts[3] ?? '0', 16) & 0xff00
  return `${parts.slice(0, 3).join(':')}:${half.toString(16)}::/56`
}

/** Some proxies add a port, with brackets; a zone has a meaning only on the machine that wrote it. */
function bare(entry: string): string {
  const inBrackets = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1]
  const withPort = /^([\d.]+):\d+$/.exec(entry)?.[1]
  return (inBrackets ?? withPort ?? entry).split('%')[0] ?? ''
}

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
function expand(address: string): string[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  return [...left, ...Array(8 - left.length - right.length).fill('0'), ...right]
}

function toIPv4(parts: string[]): string {
  return parts
    .map((part) => Number.parseInt(part, 16))
    .flatMap((part) => [part >> 8, part & 255])
    .join('.')
}
