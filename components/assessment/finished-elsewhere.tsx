import Link from 'next/link'
import { LogoMark } from '@/components/charts/logo-mark'
import { StatusScreen } from '@/components/ui/status-screen'
import { AssessmentMain } from './assessment-main'

interface FinishedElsewhereProps {
  title: string
  /** The page of the result. */
  href: string
}

/** The answers were submitted, but not from here. */
export function FinishedElsewhere({ title, href }: FinishedElsewhereProps) {
  return (
    <AssessmentMain>
      <StatusScreen
        picture={<LogoMark size={92} mono />}
        title={title}
        action={
          <Link className="btn lg" href={href}>
            See my results
          </Link>
        }
      >
        <p>Your answers were sent from there, so there is nothing left to do here.</p>
      </StatusScreen>
    </AssessmentMain>
  )
}
