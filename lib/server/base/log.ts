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
 * One JSON line per event, with the server's name; in a terminal, plain text. Nothing that a person typed is logged: no
 * mail address, no answer, no name, no token. The network address is logged only where something was refused or a
 * session has ended (docs/operations.md, *Logs*). Each call names the fields it logs. `debug` is for periodic work.
 */
export const log = once('log', () =>
  env.isInTerminal
    ? pino({ level: env.logLevel, base: undefined, transport: FOR_PEOPLE })
    : pino({ level: env.logLevel, base: { server: env.serverName } }),
)
