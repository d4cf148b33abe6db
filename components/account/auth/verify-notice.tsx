'use client'

import { CircleCheck, Mail } from 'lucide'
import { useState } from 'react'
import { useSay, useWords } from '#words'
import { BusyButton } from '@/components/ui/busy-button'
import { FormError } from '@/components/ui/form-error'
import { Icon } from '@/components/ui/icon'
import { useRouter } from '@/components/ui/language/use-router'
import { Link } from '@/components/ui/link'
import { useTask } from '@/components/ui/use-task'
import type { Standing } from '@/lib/api/address-rights'
import { resendVerification, verifyByCode } from '@/lib/api/entries/auth'
import type { MailTrouble } from '@/lib/api/fields'
import { call } from '@/lib/client/call'
import { renewAccessToken } from '@/lib/client/session'
import { routes } from '@/lib/routes'
import { CodeForm } from './code-form'
import styles from './verify-notice.module.css'

type State = 'asking' | 'sent' | 'proven'

interface VerifyNoticeProps {
  email: string
  standing: Exclude<Standing, 'proven'>
  /** What became of the last email to the address. */
  trouble: MailTrouble | null
  /** What waits for it, on a page where something does. */
  children?: React.ReactNode
  /** The digits were right; a page that waits for it goes on. */
  onProven?: () => void
}

/** Asks a signed-in person to open the mailed link in this browser, and sends it again. */
export function VerifyNotice({ email, standing, trouble, children, onProven }: VerifyNoticeProps) {
  const words = useWords('auth.notice')
  const { orHere, wasElsewhere } = useWords('auth.code')
  const say = useSay()
  const [state, setState] = useState<State>('asking')
  const task = useTask(words.failed)
  const router = useRouter()

  async function useCode(code: string) {
    await call(verifyByCode, { body: { code } })
    setState('proven')
    void renewAccessToken()
    if (onProven) onProven()
    else router.refresh()
  }

  const send = () =>
    task.run(async () => {
      setState('asking')
      const { sent } = await call(resendVerification)
      setState(sent ? 'sent' : 'proven')
      // It was shown elsewhere: the kept copy of the person does not know yet.
      if (!sent) void renewAccessToken()
    })

  if (state === 'proven') {
    return (
      <section
        className={`[&_p]:wrap-anywhere grid grid-cols-[auto_minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface px-6 py-5.5 [&>div]:grid [&>div]:justify-items-start [&>div]:gap-2.5 ${styles.notice}`}
        aria-labelledby="verify-notice"
      >
        <Icon of={CircleCheck} />
        <div>
          <h2 id="verify-notice" className="text-h4">
            {words.title}
          </h2>
          <p className="text-ink-2 text-sm" role="status">
            {say(words.proven, { email, b: (text) => <b>{text}</b> })}
          </p>
        </div>
      </section>
    )
  }
  return (
    <section
      className={`[&_p]:wrap-anywhere grid grid-cols-[auto_minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface px-6 py-5.5 [&>div]:grid [&>div]:justify-items-start [&>div]:gap-2.5 ${styles.notice}`}
      aria-labelledby="verify-notice"
    >
      <Icon of={Mail} />
      <div>
        <h2 id="verify-notice" className="text-h4">
          {standing === 'confirmed' ? words.oneStep : words.please}
        </h2>
        <p className="text-ink-2 text-sm">
          {standing === 'confirmed' ? (
            <span key="confirmed">{say(wasElsewhere, { email, b: (text) => <b>{text}</b> })}</span>
          ) : (
            <span key="sent">
              <span>{say(words.sent, { email, b: (text) => <b>{text}</b> })}</span>{' '}
              <span>{orHere}</span>
            </span>
          )}
        </p>
        {trouble && state === 'asking' && (
          <p className="text-sm">
            <span>{`${words.trouble[trouble]} `}</span>
            {trouble === 'refused' && (
              <span>
                {say(words.changeIt, {
                  link: (text) => <Link href={routes.profile}>{text}</Link>,
                })}
              </span>
            )}
          </p>
        )}
        {children && <p className="text-ink-2 text-sm">{children}</p>}
        <CodeForm send={useCode} />
        <p role="status" className="font-550 text-sm text-success empty:hidden">
          {state === 'sent' && words.sentAgain}
        </p>
        <FormError failure={task.failure} />
        <BusyButton
          className="btn btn-outline btn-small"
          busy={task.busy}
          busyLabel={words.sending}
          onClick={() => void send()}
        >
          {words.again}
        </BusyButton>
      </div>
    </section>
  )
}
