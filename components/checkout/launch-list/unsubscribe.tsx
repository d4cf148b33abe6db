'use client'

import { useWords } from '#words'
import { MailedAct } from '@/components/layout/mailed-act'
import { Link } from '@/components/ui/link'
import { leaveLaunchList } from '@/lib/api/entries/payments'
import { call } from '@/lib/client/call'
import { routes } from '@/lib/routes'

/** Leaves the launch list by the link in its mail. */
export function Unsubscribe({ token }: { token: string | null }) {
  const words = useWords('checkout.unsubscribe')
  return (
    <MailedAct
      token={token}
      act={(token) => call(leaveLaunchList, { query: { token } })}
      title={words.title}
      yes={words.yes}
      busyLabel={words.busy}
      failed={words.failed}
      done={{
        title: words.doneTitle,
        text: words.done,
        action: (
          <Link className="btn btn-large" href={routes.home}>
            {words.home}
          </Link>
        ),
      }}
    >
      {words.text}
    </MailedAct>
  )
}
