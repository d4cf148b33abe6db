/**
 * How the digest of an outage begins. The digest is all that Next tells an error page about a failure on the server.
 */
const OUTAGE = 'outage-'

/** A digest for one failure that is an outage and no bug. */
export const newOutageDigest = () => OUTAGE + crypto.randomUUID()

/** Whether a page failed because something we need is away, and not by a bug. */
export const isOutage = (digest: string | undefined) => digest?.startsWith(OUTAGE) ?? false
