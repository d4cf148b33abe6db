/** What may be said in the log of an error, by whomever it was thrown. Knows no Prisma, so that the runtime can use it, too. */
import 'server-only'

/** What the driver says of a connection. It quotes no value of a statement. */
export const CONNECTION =
  /connection terminated|client has encountered a connection error|ECONNREFUSED|query read timeout|timeout exceeded when trying to connect/i

/**
 * Why the database is away, for the log: the message of the server or the pooler where it is about a connection and
 * quotes no value of a statement; else the SQLSTATE, or the code of the network.
 */
export function whyAway(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const state = sqlState(error)
  const cause = causeOf(error)
  const words = cause?.originalMessage ?? cause?.message ?? ownWords(error)
  if (words && ABOUT_A_CONNECTION.test(state)) return words
  const { code } = error as { code?: string }
  return (
    IN_WORDS[state] ||
    state ||
    cause?.code ||
    cause?.kind ||
    code ||
    CONNECTION.exec(words ?? '')?.[0]
  )
}

/** Prisma's quote the call. */
const ownWords = ({ name, message }: Error) => (name.startsWith('Prisma') ? undefined : message)

/** Classes of SQLSTATE of a missing connection: broken, refused, no such database, no room, shutting down. */
const ABOUT_A_CONNECTION = /^(08|28|3D|53|57P)/

/** SQLSTATEs that an operator meets, in our words: the database's own may quote a value. */
const IN_WORDS: Record<string, string> = { '57014': 'statement timeout (57014)' }

interface Cause {
  originalMessage?: string
  originalCode?: unknown
  message?: string
  kind?: string
  code?: string
}

/** What lies under an error of Prisma's or of the driver's. */
function causeOf(error: object): Cause | undefined {
  const { meta, cause } = error as {
    meta?: { driverAdapterError?: { cause?: Cause } }
    cause?: Cause
  }
  return meta?.driverAdapterError?.cause ?? cause
}

/** The SQLSTATE, wherever Prisma and the driver put it; '' for none. */
export function sqlState(error: object): string {
  const { code, cause } = error as { code?: unknown; cause?: Cause }
  const said = [causeOf(error)?.originalCode, cause?.originalCode, cause?.code, code]
  return String(said.find((word) => typeof word === 'string' && /^[0-9A-Z]{5}$/.test(word)) ?? '')
}

/**
 * What was thrown, why, and where, for the log. Not its message: Prisma's quote the values of the failed call, answers
 * and addresses included.
 */
export function faultOf(error: unknown) {
  if (!(error instanceof Error)) return { fault: typeof error }
  return {
    fault: error.name,
    why: whyAway(error),
    at: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
  }
}
