import { useSay, useWords } from '#words'
import type { Place } from '../flow/second-look'

/** Says where the person is: "Question 3 of 28". */
export function usePlace(): (place: Place) => string {
  const words = useWords('assessment.screens').place
  const say = useSay()
  return ({ of, number, total }) => say(words[of], { number, total })
}
