/** With fewer answers of one's own there is no result: none of the four letters could be distinguished from chance. */
export const FEWEST_OWN = 12

/** With fewer counted answers the scores jump in steps too wide to tell styles apart. */
export const MIN_CONFIDENT_ANSWERS = 20

/** Whether enough answers are the person's own for the style to have a name. Results of plain counting keep theirs. */
export function hasName({
  certainty,
  counted,
  moreCounted = 0,
}: {
  certainty: unknown
  counted: number
  moreCounted?: number | undefined
}): boolean {
  return certainty === null || counted + moreCounted >= MIN_CONFIDENT_ANSWERS
}

export interface CountedNote {
  /** "26 of 28 answers counted", "28 answers, plus 7". */
  text: string
  /** Untouched suggestions did not count. */
  isPart: boolean
  /** Too few answers counted: say so, and offer to take the assessment again. */
  isLowConfidence: boolean
}

/**
 * How many answers a result rests on: of the form's `total`, and `more` that were given after it. Null when every answer
 * of the form counted and there were no more, because then there is nothing to say.
 */
export function countedNote(counted: number, total: number, more = 0): CountedNote | null {
  const isPart = counted < total
  if (!isPart && more === 0) return null
  const text = isPart ? `${counted} of ${total} answers counted` : `${total} answers`
  return {
    text: more > 0 ? `${text}, plus ${more}` : text,
    isPart,
    isLowConfidence: counted + more < MIN_CONFIDENT_ANSWERS,
  }
}
