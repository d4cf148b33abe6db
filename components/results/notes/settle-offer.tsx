'use client'

import { ArrowRight } from 'lucide'
import { useState, useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { inBrowser } from '@/lib/client/kept'
import { MOST_FURTHER } from '@/lib/disc/form/choices'
import type { Doubt } from '@/lib/disc/result/doubt'
import { forResult, routes } from '@/lib/routes'
import styles from './settle-offer.module.css'

interface SettleOfferProps {
  resultId: string
  /** How many further questions were answered already. */
  more: number
  doubt: Doubt
}

/** Offers further questions that tell the two letters apart. "Not now" leaves one line, which stays. */
export function SettleOffer({ resultId, more, doubt: { kind, first, second } }: SettleOfferProps) {
  const [isDeclined, decline] = useDeclined(resultId)
  const href = forResult(routes.settleTie, resultId)
  const left = MOST_FURTHER - more
  if (isDeclined) {
    return (
      <p className={`unprinted ${styles.line}`}>
        <Link className="link" href={href}>
          {`Settle the tie: at most ${left} more questions`}
        </Link>
      </p>
    )
  }
  return (
    <div className={`unprinted grid gap-m lined-top ${styles.offer}`} id="settle">
      <h3 className="h3">
        {more > 0
          ? 'Pick up where you stopped'
          : `Two minutes to decide between ${first} and ${second}`}
      </h3>
      <p>
        {kind === 'shared'
          ? 'Right now your answers fit both. A few more questions, picked to tell these two apart, can settle it.'
          : `Right now your answers lean toward ${first}, and ${second} is close. A few more questions, picked to tell these two apart, can settle it.`}
      </p>
      <ul className={`narrow-stack grid mut sm ${styles.facts}`}>
        <li>
          <b className="own-line ink semibold">{`At most ${left} questions`}</b>
          We stop as soon as it’s clear.
        </li>
        <li>
          <b className="own-line ink semibold">Free</b>
          It belongs to your result.
        </li>
        <li>
          <b className="own-line ink semibold">No rush</b>
          <span>
            {more > 0
              ? `Your ${more === 1 ? 'answer counts' : `${more} answers count`} already.`
              : 'Your result stays as it is. Come back anytime.'}
          </span>
        </li>
      </ul>
      <p className={`row wraps gap-s ${styles.ways}`}>
        <Link className={kind === 'shared' ? 'btn' : 'btn outline'} href={href}>
          <span>{more > 0 ? 'Keep going' : 'Start'}</span>
          <Icon of={ArrowRight} />
        </Link>
        <button type="button" className="btn ghost" onClick={decline}>
          Not now
        </button>
      </p>
    </div>
  )
}

const keyOf = (resultId: string) => `discern:settle-later:${resultId}`

/** Whether it was declined in this browser. Without storage it holds for the page. */
function useDeclined(resultId: string): [boolean, () => void] {
  const [now, setNow] = useState(false)
  const kept = useSyncExternalStore(
    () => () => {},
    () => inBrowser.read(keyOf(resultId)) !== null,
    () => false,
  )
  const decline = () => {
    setNow(true)
    inBrowser.keep(keyOf(resultId), 'yes')
  }
  return [now || kept, decline]
}
