/**
 * Tells whether a file is sorted by person without remembering the persons: a strict order in which every
 * change of person so far went the same way cannot hold anyone twice.
 */
export function personOrder() {
  const natural = new Intl.Collator('en', { numeric: true })
  let possible: ((before: string, after: string) => boolean)[] = [
    (before, after) => before < after,
    (before, after) => before > after,
    (before, after) => natural.compare(before, after) < 0,
    (before, after) => natural.compare(before, after) > 0,
  ]
  /** False as soon as no order explains the file. */
  return (before: string, after: string): boolean => {
    possible = possible.filter((order) => order(before, after))
    return possible.length > 0
  }
}
