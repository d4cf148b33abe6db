/** Emails about what a member of a group agreed to do. */

/** What may be answered to "Did it work?". */
export const WORKED = ['yes', 'partly', 'no'] as const
