'use client'

import { useState } from 'react'
import { ActButton } from '@/components/ui/act-button'
import { BusyButton } from '@/components/ui/busy-button'
import { FormError } from '@/components/ui/form-error'
import { TextArea } from '@/components/ui/text-area'
import { useForm } from '@/components/ui/use-form'
import { useRefreshWith } from '@/components/ui/use-refresh-with'
import { AGREEMENT_MAX } from '@/lib/api/bounds'
import { dropPairAgreement, offerAgreement, setPairMail } from '@/lib/api/entries/pairs'
import type { PairAgreement } from '@/lib/api/pairs'
import { call } from '@/lib/client/call'
import { youTwo } from '@/lib/copy/you-two'
import { TWO_WEEKS } from '@/lib/two-weeks'

const words = youTwo.agreement

interface AgreementProps {
  /** Of the comparison. */
  id: string
  /** The other one's name. */
  other: string
  /** The words to begin with. */
  suggested: string
  agreement: PairAgreement | null
  /** Which day of the two weeks it is; null before and after them. */
  day: number | null
}

/** What two people agree to do for two weeks: one offers it, and the other agrees, changes the words, or does not. */
export function Agreement(props: AgreementProps) {
  const [isChanging, setIsChanging] = useState(false)
  return (
    <section
      className={`print:hidden! wrap-anywhere grid grid-cols-[minmax(0,1fr)_auto] narrow:grid-cols-1 items-end gap-x-14 gap-y-6.5 rounded-lg narrow:px-6 px-12 narrow:py-8 py-11 ${isChanging ? 'border border-line bg-surface' : 'bg-inverse text-on-inverse [--of-card:var(--inverse)] [--on-card:var(--on-inverse)] [&_:focus-visible]:outline-on-inverse'}`}
      aria-labelledby="agreement"
    >
      <div className="grid gap-3.5">
        <h2
          id="agreement"
          className={`font-600 font-body text-17 tracking-normal ${isChanging ? 'text-ink-2' : 'text-on-inverse-2'}`}
        >
          {words.title}
        </h2>
        {!isChanging && <Standing {...props} />}
      </div>
      {isChanging ? (
        <Words {...props} onDone={() => setIsChanging(false)} />
      ) : (
        <div className="grid gap-2.5">
          <Acts {...props} />
          <button type="button" className="btn btn-outline" onClick={() => setIsChanging(true)}>
            {words.change}
          </button>
        </div>
      )}
    </section>
  )
}

function Standing({ other, suggested, agreement, day }: AgreementProps) {
  return (
    <>
      <blockquote className="max-w-[20em] text-balance font-620 font-display text-[clamp(1.75rem,3.4vw,2.625rem)] leading-[1.06] tracking-[-0.03em]">
        {`“${agreement?.text ?? suggested}”`}
      </blockquote>
      <p className="text-on-inverse-2">{standingOf(agreement, other, day)}</p>
    </>
  )
}

function standingOf(agreement: PairAgreement | null, other: string, day: number | null): string {
  if (!agreement) return words.starts(other)
  if (agreement.agreed_from === null)
    return (agreement.is_mine ? words.offered : words.asked)(other)
  if (day === null) return words.over
  const today = words.day(day, TWO_WEEKS)
  if (agreement.mails === null) return today
  return `${today} ${agreement.mails ? words.mail.asked : words.mail.offered}`
}

/** What can be done about it, besides other words. */
function Acts({ id, other, suggested, agreement, day }: AgreementProps) {
  const { failed } = words
  const offer = (text: string) => call(offerAgreement, { params: { id }, body: { text } })
  const drop = {
    className: 'btn btn-outline',
    busy: words.ending,
    send: () => call(dropPairAgreement, { params: { id } }),
    failed,
  }
  if (!agreement) {
    return (
      <ActButton
        className="btn"
        label={words.offer(other)}
        busy={words.offering}
        send={() => offer(suggested)}
        failed={failed}
      />
    )
  }
  // A second press on the button that was there before must not undo what it did: these ask first.
  if (agreement.agreed_from !== null) {
    const label = day === null ? words.clear : words.end
    return (
      <>
        {agreement.mails !== null && <Mail id={id} mails={agreement.mails} />}
        <ActButton {...drop} key={label} label={label} question={{ text: words.endText }} />
      </>
    )
  }
  if (agreement.is_mine) {
    const { takeBack, takeBackText } = words
    return <ActButton {...drop} key={takeBack} label={takeBack} question={{ text: takeBackText }} />
  }
  return (
    <>
      <ActButton
        className="btn"
        label={words.agree}
        busy={words.agreeing}
        send={() => offer(agreement.text)}
        failed={failed}
      />
      <ActButton {...drop} label={words.decline} />
    </>
  )
}

/** The question by mail, once the two weeks are over. */
function Mail({ id, mails }: { id: string; mails: boolean }) {
  const { ask, stop, busy, willCome, stopped, failed } = words.mail
  return (
    <ActButton
      className="btn btn-outline"
      label={mails ? stop : ask}
      busy={busy}
      send={() => call(setPairMail, { params: { id }, body: { mails: !mails } })}
      done={mails ? stopped : willCome}
      failed={failed}
    />
  )
}

/** Other words: they are offered, and hold once the other one agrees. */
function Words({
  id,
  other,
  suggested,
  agreement,
  onDone,
}: AgreementProps & { onDone: () => void }) {
  const refreshWith = useRefreshWith()
  const { failure, field, formProps, submitProps } = useForm({
    failed: words.failed,
    takesFocus: true,
    check: ({ text = '' }) => ({ text: text.trim() === '' && words.empty }),
    send: async ({ text = '' }) => {
      // An area of text sends line breaks; an agreement is one line.
      const body = { text: text.replace(/\s+/g, ' ').trim() }
      await call(offerAgreement, { params: { id }, body })
      refreshWith(onDone)
    },
  })
  return (
    <form className="col-span-full grid gap-4" {...formProps}>
      <TextArea
        {...field('text')}
        label={words.label}
        rows={3}
        maxLength={AGREEMENT_MAX}
        defaultValue={agreement?.text ?? suggested}
      />
      <FormError failure={failure} />
      <div className="flex flex-wrap gap-3 narrow:[&>*]:w-full">
        <BusyButton {...submitProps} className="btn" busyLabel={words.offering}>
          {words.offer(other)}
        </BusyButton>
        <button type="button" className="btn btn-ghost" onClick={onDone}>
          {words.keep}
        </button>
      </div>
    </form>
  )
}
