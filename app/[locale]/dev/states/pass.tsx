import { PassCard } from '@/components/checkout/pass/pass-card'
import { PassScreen } from '@/components/checkout/pass/pass-screen'
import { PageFrame } from '@/components/layout/page-frame'
import { paymentMessages } from '@/lib/messages/payment'
import type { StateId } from './list'
import { StillCard } from './still-card'
import { StillPass } from './still-pass'

type PassState = Extract<StateId, `pass-${string}`>

export const passStates: Record<PassState, () => React.ReactNode> = {
  'pass-free': () => screen(<PassCard isHeld={false} isJustPaid={false} publishableKey={null} />),
  'pass-card': () => screen(<StillPass field={<StillCard />} />),
  'pass-card-slow': () => screen(<StillPass isSlow field={<StillCard />} />),
  'pass-card-failed': () =>
    screen(<StillPass error={paymentMessages.initFailed} field={<StillCard />} />),
}

function screen(offer: React.ReactNode) {
  return (
    <PageFrame>
      <PassScreen isHeld={false}>{offer}</PassScreen>
    </PageFrame>
  )
}
