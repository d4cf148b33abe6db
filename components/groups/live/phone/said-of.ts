import type { LiveAnswer } from '@/lib/api/live'
import { SHOWN, UNSENT } from '@/lib/copy/live/phone'

interface Answered {
  isShown: boolean
  isUnsent: boolean
  answer: LiveAnswer | null
  said: string
}

/** What is said below the answers to a step. */
export function saidOf({ isShown, isUnsent, answer, said }: Answered): string {
  if (isShown) return SHOWN
  if (isUnsent) return UNSENT
  return answer ? said : ''
}
