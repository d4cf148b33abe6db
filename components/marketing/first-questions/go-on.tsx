import { ArrowRight } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'

/** The way on into the assessment. */
export function GoOn({ children }: { children: React.ReactNode }) {
  return (
    <Link className="btn block" href={routes.guestAssessment}>
      <span>{children}</span> <Icon of={ArrowRight} />
    </Link>
  )
}
