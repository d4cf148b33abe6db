'use client'

import { ActButton } from '@/components/ui/act-button'
import { CalendarButton } from '@/components/ui/download/download-button'
import { getAgreementCalendar, setFollowUp } from '@/lib/api/entries/follow-up'
import type { FollowUp } from '@/lib/api/follow-up'
import { call, download } from '@/lib/client/call'
import { localTimeZone } from '@/lib/client/local-paper'
import { WORKED, WORKED_WORDS } from '@/lib/follow-up'

interface FollowUpCardProps {
  groupId: string
  followUp: FollowUp
}

/** What becomes of what people agreed to: the person’s own reminders, and how it worked for all. */
export function FollowUpCard({ groupId, followUp: { agreement, answers } }: FollowUpCardProps) {
  if (!agreement && !answers) return null
  return (
    <section
      className="print:hidden! grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="follow-up"
    >
      <h2 id="follow-up" className="text-h3">
        After the session
      </h2>
      {agreement && <OwnFollowUp groupId={groupId} agreement={agreement} />}
      {answers && (
        <p className="text-sm">
          <b>Did it work?</b>{' '}
          <span>{WORKED.map((one) => `${WORKED_WORDS[one]}: ${answers[one]}`).join(' · ')}</span>
        </p>
      )}
    </section>
  )
}

/** Calendar files have one event each, because some programs read no more. */
const CALENDAR_PARTS = [
  { part: 'weeks', label: 'Add the four weeks to my calendar' },
  { part: 'question', label: 'Add the question to my calendar' },
] as const

interface OwnFollowUpProps {
  groupId: string
  agreement: NonNullable<FollowUp['agreement']>
}

function OwnFollowUp({ groupId, agreement: { mails, worked } }: OwnFollowUpProps) {
  return (
    <>
      {worked && (
        <p className="text-sm">
          <b>Did it work for you?</b> <span>{`${WORKED_WORDS[worked]}.`}</span>
        </p>
      )}
      <p className="text-ink-2 text-sm">
        {mails
          ? 'You get one small thing by email each week for four weeks, and after 30 days we ask whether it worked.'
          : 'If you like, we email you one small thing each week for four weeks, and ask after 30 days whether it worked.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <ActButton
          label={mails ? 'Stop the emails' : 'Email me about it'}
          busy="Saving…"
          send={() => call(setFollowUp, { params: { id: groupId }, body: { mails: !mails } })}
          done={mails ? 'These emails are stopped.' : 'We’ll email you.'}
          failed="This could not be saved. Please try again."
        />
        {CALENDAR_PARTS.map(({ part, label }) => (
          <CalendarButton
            key={part}
            className="btn btn-ghost btn-small"
            label={label}
            load={() =>
              download(getAgreementCalendar, {
                params: { id: groupId },
                query: { ...localTimeZone(), part },
              })
            }
          />
        ))}
      </div>
    </>
  )
}
