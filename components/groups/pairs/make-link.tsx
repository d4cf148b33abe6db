'use client'

import { useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { FormError } from '@/components/ui/form-error'
import { useForm } from '@/components/ui/use-form'
import { When } from '@/components/ui/when'
import { makePairLink } from '@/lib/api/entries/pairs'
import { nameRule } from '@/lib/api/field-rules'
import { call } from '@/lib/client/call'
import { messages } from '@/lib/messages'
import type { PairChoice } from '@/lib/pair-choice'
import { CalledField } from './called-field'
import { CopyLine } from './copy-line'
import styles from './pairs.module.css'

interface Made {
  link: string
  expires_at: string
}

/** Makes the link to send. Its secret is shown here alone. */
export function MakeLink({ result: { id, isGuests } }: { result: PairChoice }) {
  const [made, setMade] = useState<Made | null>(null)
  const { failure, field, formProps, submitProps } = useForm({
    failed: messages.pairs.makeFailed,
    check: ({ called = '' }) => ({ called: isGuests ? (nameRule(called) ?? false) : false }),
    send: async ({ called = '' }) => {
      const body = isGuests ? { called: called.trim() } : {}
      setMade(await call(makePairLink, { params: { id }, body }))
    },
  })
  if (made) return <MadeLink {...made} />
  return (
    <form className={`stack gap-m ${styles.form}`} {...formProps}>
      {isGuests && <CalledField {...field('called')} />}
      <FormError failure={failure} />
      <div className="acts">
        <BusyButton className="btn lg" {...submitProps} busyLabel="Making the link...">
          Make a link
        </BusyButton>
      </div>
    </form>
  )
}

export function MadeLink({ link, expires_at }: Made) {
  return (
    <section className={`card stack gap-m anywhere ${styles.made}`} aria-labelledby="made-link">
      <h2 id="made-link" className="h4" tabIndex={-1} ref={(heading) => heading?.focus()}>
        Your link is ready
      </h2>
      <CopyLine label="Send it to one colleague" text={link} />
      <p className="sm mut">
        It works once, until <When at={expires_at} />. It is shown here only, so copy it now.
      </p>
    </section>
  )
}
