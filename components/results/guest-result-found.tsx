import { useEffect, useState } from 'react'
import { styleTitle } from '@/components/results/style/style-title'
import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import { findGuestResult, type GuestResult } from '@/lib/client/guest-result'
import { forResult, routes } from '@/lib/routes'

/** The name and the day of the guest's newest result, with the way to it; nothing until the server has said them. */
export function GuestResultFound() {
  const [result, setResult] = useState<GuestResult | null>(null)
  useEffect(() => {
    let isHere = true
    void findGuestResult().then((found) => isHere && setResult(found))
    return () => {
      isHere = false
    }
  }, [])
  if (!result) return null
  return (
    <>
      <p>
        <span className="mut">
          Your result from <When at={result.completed_at} form="short" />
        </span>
        <b>{styleTitle(result.headline)}</b>
      </p>
      <Link
        className="btn small outline"
        href={forResult(routes.enhancedGuestResults, result.result_id)}
      >
        Open it
      </Link>
    </>
  )
}
