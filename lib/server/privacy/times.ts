/** A time as the archive tells it: ISO 8601, UTC. */
export const iso = (time: Date) => time.toISOString()

/** The same for a time that may not have come. */
export const isoOrNull = (time: Date | null) => time?.toISOString() ?? null
