import { z } from 'zod'
import { PRINTABLE } from '../field-rules'

/** The person, group, order or coupon in the path. An id of another shape is one that never was. */
export const params = z.strictObject({ id: z.string().max(64) })

export const time = z.iso.datetime()

/** Where a page begins: the `next_cursor` of the page before, for the same filters. */
const cursor = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,800}$/)
  .optional()
  .describe('The next_cursor of the previous page')

/** What a person typed to find something; matches anywhere, in any case. */
const q = z.string().regex(PRINTABLE).trim().max(254).optional()

/** The query of a list that can be searched. */
export const searchQuery = z.strictObject({ q, cursor })

export type SearchQuery = z.output<typeof searchQuery>

/** The query of a list that cannot. */
export const pageQuery = z.strictObject({ cursor })

/** A filter of two values; without it both are shown. */
export const yesOrNo = z.enum(['yes', 'no']).optional()

/** One page of a list. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    items: z.array(item),
    next_cursor: z.string().nullable().describe('Null on the last page'),
  })
}

/** A person with an account, as other rows name them. */
export const personName = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
})
