'use client'

import { Link } from '@/components/ui/link'
import { useRefreshWith } from '@/components/ui/use-refresh-with'
import { When } from '@/components/ui/when'
import type { OwnPair } from '@/lib/api/pairs'
import { duoPath } from '@/lib/routes'
import { EndPair } from './end-pair'
import styles from './pair-list.module.css'

/** The people that someone compares with, and their links that wait for an answer. */
export function PairList({ pairs }: { pairs: readonly OwnPair[] }) {
  const refreshWith = useRefreshWith()
  return (
    <section className="stack gap-s unprinted" aria-labelledby="pairs">
      <h2 id="pairs" className="h3">
        You compare with
      </h2>
      <ul className={`stack ${styles.list}`}>
        {pairs.map((pair) => (
          <li key={pair.id} className={`row wraps apart gap-s lined-top anywhere ${styles.item}`}>
            <Who pair={pair} />
            <div className="flex gap-xs">
              {pair.with !== null && (
                <Link
                  className="btn small outline"
                  href={duoPath(pair.id)}
                  aria-label={`Open: you and ${pair.with}`}
                >
                  Open
                </Link>
              )}
              <EndPair
                className="btn small ghost"
                id={pair.id}
                other={pair.with}
                onEnded={() => refreshWith(() => {})}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Who({ pair }: { pair: OwnPair }) {
  if (pair.with === null) {
    return (
      <p className="shrinks">
        <b>A link you made</b>
        <span className="own-line sm mut">
          Not used yet. It works until <When at={pair.expires_at} />.
        </span>
      </p>
    )
  }
  return (
    <p className="shrinks">
      <b>
        <bdi>{pair.with}</bdi>
      </b>
      <span className="own-line sm mut">
        Since <When at={pair.agreed_at ?? pair.made_at} />
      </span>
    </p>
  )
}
