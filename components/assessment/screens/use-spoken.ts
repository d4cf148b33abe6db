import { useSay, useWords } from '#words'
import { titleOf } from '@/lib/copy/second-look'
import type { Said, State } from '../flow/state'
import { usePlace } from './use-place'

/**
 * What screen readers say next. A live region is read when its text changes, so an invisible space is added where the same
 * text comes twice.
 */
export function useSpoken(said: State['said']): string {
  const worded = useWorded()
  if (said === null) return ''
  return said.again ? `${worded(said.what)}\u00a0` : worded(said.what)
}

function useWorded(): (what: Said) => string {
  const { status, bothNeeded, confirmed } = useWords('assessment.question')
  const { offline, submitting, spoken } = useWords('assessment.screens')
  const offers = useWords('assessment.secondLook')
  const say = useSay()
  const placeOf = usePlace()
  const plain = { ...status, ...spoken, bothNeeded, confirmed, offline, submitting }
  return (what) => {
    if (what.say === 'offer') return titleOf(what.offer, offers, say)
    if (what.say !== 'place') return plain[what.say]
    const place = placeOf(what.place)
    return what.suggested ? say(spoken.suggestedAt, { place }) : place
  }
}
