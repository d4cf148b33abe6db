import { ArrowRight } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'

interface GoOnProps {
  /** Where the assessment leads at its end, if not to the result alone. */
  to?: string
  children: React.ReactNode
}

/** The way on into the assessment. */
export function GoOn({ to = routes.guestAssessment, children }: GoOnProps) {
  return (
    <Link className="btn w-full" href={to}>
      <span>{children}</span> <Icon of={ArrowRight} />
    </Link>
  )
}
