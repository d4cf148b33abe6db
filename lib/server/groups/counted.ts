import 'server-only'
import type { Letter } from '@/lib/disc/letters'
import type { Counted } from '@/lib/disc/team/frozen-counts'
import { type MemberRow, toMember } from './member-view'

/** People without names, as what each is to be counted; null where people are shown by name instead. */
export function toCount(
  rows: readonly MemberRow[],
): (Counted<Letter> & { userId: string })[] | null {
  const isShown = (row: MemberRow) => toMember(row, 'colleague').primary_type !== null
  // Where only one person shows a style, it isn't shown. They aren't counted either: the count, less theirs, would tell
  // about the others.
  if (rows.filter(isShown).length > 1) return null
  return rows.map((row) => ({
    userId: row.userId,
    was: row.countedLetter,
    now: isShown(row) ? null : (row.result?.named.doubt.first ?? null),
  }))
}
