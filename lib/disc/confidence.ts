/** How much the answers of a result can carry. */

/** Below this many counted answers the scores of the 28 questions are marked as low in confidence. */
export const LOW_CONFIDENCE_BELOW = 20

export interface CountedNote {
  text: string
  /** The result should be taken again before it is relied on. */
  isLow: boolean
}

/** "26 of 28 answers counted …"; null when all did. */
export function countedNote(counted: number, total: number): CountedNote | null {
  if (counted >= total) return null
  const isLow = counted < LOW_CONFIDENCE_BELOW
  const said = `${counted} of ${total} answers counted.`
  return isLow
    ? { text: `${said} That is too few for a clear picture: confidence is low.`, isLow }
    : { text: `${said} The others were suggestions you left as they were.`, isLow }
}
