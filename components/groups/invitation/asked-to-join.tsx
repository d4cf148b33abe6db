'use client'

import { EmptyCircle } from '@/components/charts/circle/empty-circle'
import { ActButton } from '@/components/ui/act-button'
import { useRouter } from '@/components/ui/language/use-router'
import { Link } from '@/components/ui/link'
import { StatusScreen } from '@/components/ui/status-screen'
import { Toaster } from '@/components/ui/toaster'
import { withdrawRequest } from '@/lib/api/entries/join-links'
import { call } from '@/lib/client/call'
import { routes } from '@/lib/routes'
import { useStanding } from './use-standing'

interface AskedToJoinProps {
  code: string
  /** The first name of the leader who was asked. */
  leader: string
  hasResult: boolean
}

/** The leader has not answered yet. The page goes on by itself when they have. */
export function AskedToJoin({ code, leader, hasResult }: AskedToJoinProps) {
  const router = useRouter()
  useStanding(code, true, (standing) => {
    if (standing !== 'asked') router.refresh()
  })
  return (
    <StatusScreen
      picture={<EmptyCircle />}
      title={`Waiting for ${leader}`}
      role="status"
      action={
        <div className="flex flex-wrap gap-2.5 narrow:[&>*]:w-full">
          <Link
            className="btn btn-large btn-outline"
            href={hasResult ? routes.history : routes.assessment}
          >
            {hasResult ? 'See my results' : 'Take the assessment'}
          </Link>
          <ActButton
            className="btn btn-large btn-ghost"
            label="Withdraw"
            busy="Withdrawing..."
            send={() => call(withdrawRequest, { params: { code } })}
            failed="Your request could not be withdrawn. Please try again."
          />
          <Toaster />
        </div>
      }
    >
      <p>
        {`You asked to join. We’ll email you when you’re in. Until then ${leader} sees your name and your email address, nothing else.`}
      </p>
    </StatusScreen>
  )
}
