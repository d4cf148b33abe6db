'use client'

import { useEffect, useState } from 'react'
import { useSay, useWords } from '#words'
import { styleTitle } from '@/components/results/style/style-title'
import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import { findGuestResult, type GuestResult } from '@/lib/client/guest-result'
import { forResult, routes } from '@/lib/routes'

/**
 * Leads a guest back to the result that this browser holds. Its room is kept before the server has answered, by the mark
 * that public/before-paint.js leaves on the page, so nothing jumps; to everyone else it is not there.
 */
export function LateGuestResult({ className = '' }: { className?: string }) {
  const words = useWords('results.last')
  const say = useSay()
  const [result, setResult] = useState<GuestResult | null>(null)
  useEffect(() => {
    if (document.documentElement.dataset.guest !== 'holds') return
    let isHere = true
    void findGuestResult().then((found) => isHere && setResult(found))
    return () => {
      isHere = false
    }
  }, [])
  return (
    <aside
      className={`my-4 hidden min-h-18.5 items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4.5 py-3 [html[data-guest="holds"]:not([data-session="kept"])_&]:flex ${className}`}
      aria-label={words.label}
    >
      {result && (
        <>
          <p className="grid leading-normal">
            <span className="text-15 text-ink-2">
              {say(words.from, { when: () => <When at={result.completed_at} form="short" /> })}
            </span>
            <b>{styleTitle(result.headline)}</b>
          </p>
          <Link
            className="btn btn-small btn-outline flex-none"
            href={forResult(routes.enhancedGuestResults, result.result_id)}
          >
            {words.open}
          </Link>
        </>
      )}
    </aside>
  )
}
