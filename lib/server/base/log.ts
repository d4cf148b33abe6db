import 'server-only'
import pino from 'pino'
import { env } from './env'
import { once } from './once'

export type Log = Pick<pino.Logger, 'info' | 'warn' | 'error'>

/**
 * One JSON line per event. Nothing a person typed goes in: no mail address, no answer, no name, no token. The network
 * address goes in where something was refused or a session has ended, and nowhere else (docs/operations.md, *Logs*).
 * What may be logged is named field by field where it is logged.
 */
export const log = once('log', () => pino({ level: env.logLevel, base: undefined }))
