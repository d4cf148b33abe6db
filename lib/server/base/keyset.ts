import 'server-only'
import { z } from 'zod'
import { ApiError } from '@/lib/api/errors'
import { namedTime } from '@/lib/api/fields'
import { messages } from '@/lib/messages'
import { findUnstorable } from './storable'

/** Rows of one page of a list. */
export const PAGE_SIZE = 50

/** The place of a row in its list: what it is sorted by, and its id for rows that are alike in that. */
export type Place = readonly string[]

/** Where the next page begins, as an opaque string. */
function writeCursor(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** The place of the last row of the page before; null for the first page. Throws `invalid` for what was never handed out. */
export function readCursor<P extends z.ZodType<Place>>(
  cursor: string | undefined,
  shape: P,
): z.output<P> | null {
  if (cursor === undefined) return null
  const place = shape.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  if (place.success) return place.data
  throw new ApiError('invalid', messages.api.invalid, {
    cursor: 'This is not a page of this list.',
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Rows that are sorted by time and then id, newest or oldest first. */
export const timePlace = z.tuple([namedTime, z.uuid()])

/** What comes after a place, newest first, as a condition for the query. */
export const createdBefore = (place: readonly [time: string, id: string] | null) =>
  place
    ? {
        createdAt: { lte: place[0] },
        OR: [{ createdAt: { lt: place[0] } }, { id: { lt: place[1] } }],
      }
    : {}

/** A text that rows are sorted by. */
export const textKey = z.string().refine((text) => findUnstorable(text) === null)

/** A page out of one row more than it holds: whether there is a next one shows without counting. */
export function toPage<Row, Item>(
  rows: readonly Row[],
  toItem: (row: Row) => Item,
  placeOf: (row: Row) => Place,
): { items: Item[]; next_cursor: string | null } {
  const shown = rows.slice(0, PAGE_SIZE)
  const last = shown.at(-1)
  const hasMore = rows.length > PAGE_SIZE && last !== undefined
  return { items: shown.map(toItem), next_cursor: hasMore ? writeCursor(placeOf(last)) : null }
}
