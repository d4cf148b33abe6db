/**
 * A list over as few sheets as hold it, each about as full as the others, so that none is nearly empty. `beside` stand
 * in a row, and a row is not parted.
 */
export function overSheets<One>(list: readonly One[], most: number, beside = 1): One[][] {
  const sheets = Math.ceil(list.length / most)
  const rows = Math.ceil(list.length / beside)
  const startOf = (sheet: number) => Math.round((sheet * rows) / sheets) * beside
  return Array.from({ length: sheets }, (_, sheet) =>
    list.slice(startOf(sheet), startOf(sheet + 1)),
  )
}
