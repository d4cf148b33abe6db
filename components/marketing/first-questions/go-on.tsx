import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import { Sign } from './signs'

/** The way on into the assessment. */
export function GoOn({ children }: { children: React.ReactNode }) {
  return (
    <Link className="btn block" href={routes.guestAssessment}>
      {children} <Sign name="arrow" />
    </Link>
  )
}
