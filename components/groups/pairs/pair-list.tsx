'use client'

import { Link } from '@/components/ui/link'
import { useRefreshWith } from '@/components/ui/use-refresh-with'
import { When } from '@/components/ui/when'
import type { OwnPair } from '@/lib/api/pairs'
import { duoPath } from '@/lib/routes'
import { EndPair } from './end-pair'

/** The people that someone compares with, and their links that wait for an answer. */
export function PairList({ pairs }: { pairs: readonly OwnPair[] }) {
  const refreshWith = useRefreshWith()
  return (
    <section className="print:hidden! grid grid-cols-1 gap-3" aria-labelledby="pairs">
      <h2 id="pairs" className="text-h3">
        You compare with
      </h2>
      <ul className="m-0 grid grid-cols-1">
        {pairs.map((pair) => (
          <li
            key={pair.id}
            className="wrap-anywhere flex min-h-16 flex-wrap items-center justify-between gap-3 border-line border-t px-0 py-2.5"
          >
            <Who pair={pair} />
            <div className="flex gap-2">
              {pair.with !== null && (
                <Link
                  className="btn btn-small btn-outline"
                  href={duoPath(pair.id)}
                  aria-label={`Open: you and ${pair.with}`}
                >
                  Open
                </Link>
              )}
              <EndPair
                className="btn btn-small btn-ghost"
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
      <p className="min-w-0">
        <b>A link you made</b>
        <span className="block text-ink-2 text-sm">
          Not used yet. It works until <When at={pair.expires_at} />.
        </span>
      </p>
    )
  }
  return (
    <p className="min-w-0">
      <b>
        <bdi>{pair.with}</bdi>
      </b>
      <span className="block text-ink-2 text-sm">
        Since <When at={pair.agreed_at ?? pair.made_at} />
      </span>
    </p>
  )
}
