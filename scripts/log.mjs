import pino from 'pino'

/** The log of the front door: lines as those of lib/server/base/log.ts, and like them without what people typed. */
export const log = pino({ level: process.env.LOG_LEVEL || 'info', base: undefined })
