/** With fewer counted answers the scores jump in steps too wide to tell styles apart. */
export const MIN_CONFIDENT_ANSWERS = 20

export interface CountedNote {
  /** "26 of 28 answers counted". */
  text: string
  /** Too few answers counted: say so, and offer to take the assessment again. */
  isLowConfidence: boolean
}

/** How many answers a result rests on; null when every answer counted, because then there is nothing to say. */
export function countedNote(counted: number, total: number): CountedNote | null {
  if (counted >= total) return null
  return {
    text: `${counted} of ${total} answers counted`,
    isLowConfidence: counted < MIN_CONFIDENT_ANSWERS,
  }
}
