import type { IncomingMessage } from 'node:http'

/** What was asked for, as it came, without its query. Node's server always has it. */
export const pathOf = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0] ?? ''

export const isApi = ({ url = '' }: IncomingMessage) => url.startsWith('/api/')
