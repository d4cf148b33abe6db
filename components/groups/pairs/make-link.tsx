'use client'

import { useState } from 'react'
import { CopyLine } from '@/components/results/share/copy-line'
import { When } from '@/components/ui/when'
import { makePairLink } from '@/lib/api/entries/pairs'
import { call } from '@/lib/client/call'
import { pairsMessages } from '@/lib/messages/pairs'
import type { PairChoice } from '@/lib/pair-choice'
import { CalledForm } from './called-form'

interface Made {
  link: string
  expires_at: string
}

/** Makes the link to send. Its secret is shown only here. */
export function MakeLink({ result: { id, isGuests } }: { result: PairChoice }) {
  const [made, setMade] = useState<Made | null>(null)
  if (made) return <MadeLink {...made} />
  return (
    <CalledForm
      isGuests={isGuests}
      send={async (body) => setMade(await call(makePairLink, { params: { id }, body }))}
      submit="Make a link"
      busyLabel="Making the link..."
      failed={pairsMessages.makeFailed}
    />
  )
}

export function MadeLink({ link, expires_at }: Made) {
  return (
    <section
      className="wrap-anywhere grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface px-6 pt-5.5 pb-6"
      aria-labelledby="made-link"
    >
      <h2 id="made-link" className="text-h4" tabIndex={-1} ref={(heading) => heading?.focus()}>
        Your link is ready
      </h2>
      <CopyLine label="Send it to one colleague" text={link} />
      <p className="text-ink-2 text-sm">
        It works once, until <When at={expires_at} />. It is shown here only, so copy it now.
      </p>
    </section>
  )
}
