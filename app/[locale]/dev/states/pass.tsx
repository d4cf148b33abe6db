import { useWords } from '#words'
import { PassCard } from '@/components/checkout/pass/pass-card'
import { PassScreen } from '@/components/checkout/pass/pass-screen'
import { PageFrame } from '@/components/layout/page-frame'
import { Words } from '@/lib/words/words'
import type { StateId } from './list'
import { StillCard } from './still-card'
import { StillPass } from './still-pass'

type PassState = Extract<StateId, `pass-${string}`>

export const passStates: Record<PassState, () => React.ReactNode> = {
  'pass-free': () => screen(<PassCard isHeld={false} isJustPaid={false} publishableKey={null} />),
  'pass-card': () => screen(<StillPass field={<StillCard />} />),
  'pass-card-slow': () => screen(<StillPass isSlow field={<StillCard />} />),
  'pass-card-failed': () => screen(<Failed />),
}

function screen(offer: React.ReactNode) {
  return (
    <PageFrame>
      <Words
        of={[
          'checkout.passCard',
          'results.offer',
          'checkout.passOffer',
          'checkout.passPayment',
          'checkout.payment',
          'checkout.card',
        ]}
      >
        <PassScreen isHeld={false}>{offer}</PassScreen>
      </Words>
    </PageFrame>
  )
}

function Failed() {
  const { initFailed } = useWords('checkout.payment')
  return <StillPass error={initFailed} field={<StillCard />} />
}
