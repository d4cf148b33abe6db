/** How the digest of an outage begins. Of what failed on the server, Next tells an error page the digest and nothing else. */
const OUTAGE = 'outage-'

/** A digest for one failure that is an outage and no bug. */
export const newOutageDigest = () => OUTAGE + crypto.randomUUID()

/** Whether a page failed because something we need is away, and not by a bug. */
export const isOutage = (digest: string | undefined) => digest?.startsWith(OUTAGE) ?? false
