import { useState } from 'react'
import { FullLink } from '@/components/ui/language/full-link'
import type { Phone } from '@/lib/api/live'
import { keepAgreement, keptAgreement } from '@/lib/client/kept-agreement'
import { ENDED, OUT } from '@/lib/copy/live/phone'
import { PRODUCT } from '@/lib/product'
import { routes } from '@/lib/routes'
import { PhoneFoot, PhoneFrame, PhoneText, PhoneTitle } from './frame'

/** The session has ended: what of it is gone, and what stays. */
export function EndedScreen({ code, phone }: { code: string; phone: Phone }) {
  const { is_guest: isGuest, can_use_result: hasResult } = phone.me
  /** What didn't reach the server in time is shown once more, to be copied. */
  const [unsent] = useState(() => keptAgreement(code))
  const isUnsent = unsent !== null && unsent.trim() !== ''
  if (isUnsent) keepAgreement(code, null)
  return (
    <PhoneFrame label={isGuest ? PRODUCT : phone.group}>
      <PhoneTitle>{ENDED.title}</PhoneTitle>
      <PhoneText>{ENDED.gone}</PhoneText>
      {isGuest && <PhoneText>{ENDED.nothing}</PhoneText>}
      {!isGuest && phone.agreement && <PhoneText>{ENDED.stays}</PhoneText>}
      {isUnsent && (
        <PhoneText>
          {ENDED.unsent} <span className="text-ink">{unsent}</span>
        </PhoneText>
      )}
      <PhoneFoot>
        {!isGuest && (
          <FullLink className="btn btn-large" href={routes.groups}>
            {ENDED.groups}
          </FullLink>
        )}
        {isGuest && !hasResult && (
          <FullLink className="btn btn-large" href={routes.guestAssessment}>
            {ENDED.own}
          </FullLink>
        )}
      </PhoneFoot>
    </PhoneFrame>
  )
}

/** They went out themselves, or were sent out. */
export function OutScreen({ isSent, onAgain }: { isSent: boolean; onAgain: () => void }) {
  return (
    <PhoneFrame label={PRODUCT}>
      <PhoneTitle>{isSent ? OUT.title : OUT.leftTitle}</PhoneTitle>
      <PhoneText>{isSent ? OUT.text : OUT.left}</PhoneText>
      {!isSent && (
        <PhoneFoot>
          <button type="button" className="btn btn-large btn-outline" onClick={onAgain}>
            {OUT.again}
          </button>
        </PhoneFoot>
      )}
    </PhoneFrame>
  )
}
