import type { Metadata } from 'next'
import { EmptyCircle } from '@/components/charts/circle/empty-circle'
import { Link } from '@/components/ui/link'
import { StatusScreen } from '@/components/ui/status-screen'
import { routes } from '@/lib/routes'

export const metadata: Metadata = { title: 'Your account is deleted', robots: { index: false } }

/** The goodbye after an account was deleted. */
export default function AccountDeletedPage() {
  return (
    <StatusScreen
      picture={<EmptyCircle />}
      title="Your account is deleted"
      action={
        <Link className="btn btn-large" href={routes.home}>
          Back to Home
        </Link>
      }
    >
      <p>
        Your results, reports and links are gone, and you are signed out everywhere. A last email to
        confirm it is on its way. Thank you for the time you spent here.
      </p>
    </StatusScreen>
  )
}
