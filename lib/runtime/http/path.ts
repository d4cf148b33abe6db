import type { IncomingMessage } from 'node:http'

/** The build's files for browsers, whose names contain a hash of their content. */
export const BUILT_FILES = '/_next/static/'

/** What was asked for, as it came, without its query. Node's server always has it. */
export function pathOf({ url = '' }: IncomingMessage): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/** The same as Next reads it: it finds a page under any spelling of its path. */
export function decodedPathOf(req: IncomingMessage): string {
  const path = pathOf(req)
  return path.includes('%') ? decodeURIComponent(path) : path
}

export const isApi = ({ url = '' }: IncomingMessage) => url.startsWith('/api/')
