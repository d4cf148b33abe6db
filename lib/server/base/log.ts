import 'server-only'
import pino from 'pino'
import { env } from './env'
import { once } from './once'

export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>

/** Of pino's own making. It is one of development's packages, which `npm start` installs. */
const FOR_PEOPLE = {
  target: 'pino-pretty',
  options: { singleLine: true, translateTime: 'SYS:HH:MM:ss' },
}

/**
 * One JSON line per event, with the name of the server that writes it; in a terminal, words for its reader. Nothing
 * a person typed goes in: no mail address, no answer, no name, no token. The network address goes in where something was
 * refused or a session has ended, and nowhere else (docs/operations.md, *Logs*). What may be logged is named field by
 * field where it is logged. `debug` is for what comes by the clock, whether or not anyone is there.
 */
export const log = once('log', () =>
  env.isInTerminal
    ? pino({ level: env.logLevel, base: undefined, transport: FOR_PEOPLE })
    : pino({ level: env.logLevel, base: { server: env.serverName } }),
)
