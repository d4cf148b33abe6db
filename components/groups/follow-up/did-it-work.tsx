'use client'

import { MailedAct } from '@/components/layout/mailed-act'
import { answerFollowUp } from '@/lib/api/entries/follow-up'
import { call } from '@/lib/client/call'
import { ANSWERS_SHOWN } from '@/lib/copy/sharing'
import { WORKED_WORDS, type Worked } from '@/lib/follow-up'

/** Gives the answer that a mail's link names. */
export function DidItWork({ token, worked }: { token: string | null; worked: Worked }) {
  return (
    <MailedAct
      token={token}
      act={(token) => call(answerFollowUp, { body: { token, worked } })}
      title="Did it work?"
      yes={`Answer “${WORKED_WORDS[worked]}”`}
      busyLabel="Saving…"
      failed="Your answer could not be saved. Please try again."
      done={{
        title: 'Thank you',
        text: `You’ll find your answer in your history. ${ANSWERS_SHOWN}`,
      }}
    >
      For another answer, open the other link in the email.
    </MailedAct>
  )
}
