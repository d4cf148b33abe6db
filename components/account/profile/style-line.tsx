import Link from 'next/link'
import type { AssessmentResult } from '@/lib/api/results'
import { resultPath, routes } from '@/lib/routes'

/** Where the portrait comes from, or how to get one. */
export function StyleLine({ result }: { result: AssessmentResult | null }) {
  if (!result) {
    return (
      <p className="sm mut">
        Your first assessment draws this circle.{' '}
        <Link className="link" href={routes.assessment}>
          Take Assessment
        </Link>
      </p>
    )
  }
  return (
    <p className="sm mut">
      Drawn from your newest result:{' '}
      <Link className="link" href={resultPath(result.assessment_id)}>
        {result.personality_type_name} ({result.personality_type_code})
      </Link>
    </p>
  )
}
