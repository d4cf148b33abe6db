import type { Metadata } from 'next'
import { AccountFrame } from '@/app/account-frame'
import { PassCard } from '@/components/checkout/pass/pass-card'
import { PassScreen } from '@/components/checkout/pass/pass-screen'
import { PaymentPending } from '@/components/checkout/payment-pending'
import { PRIVATE_PAGE } from '@/lib/private-page'
import { askedResult, isFromPayment, type SearchParams } from '@/lib/result-param'
import { forResult, routes } from '@/lib/routes'
import { requirePerson } from '@/lib/server/http/page-gate'
import { hasPass } from '@/lib/server/payments/passes'
import { passPayment } from '@/lib/server/payments/payment-return'
import { publishableKey } from '@/lib/server/payments/stripe'
import { readWords } from '@/lib/words/read'
import { Words } from '@/lib/words/words'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await readWords('checkout.pass')).title, ...PRIVATE_PAGE }
}

interface PageProps {
  searchParams: SearchParams
}

export default async function PaymentPage({ searchParams }: PageProps) {
  const asked = await askedResult(searchParams)
  const viewer = await requirePerson(asked ? forResult(routes.payment, asked) : routes.payment)
  const isBack = await isFromPayment(searchParams)
  const begun = await passPayment(viewer, isBack)
  const isHeld = await hasPass(viewer)
  const key = publishableKey()
  return (
    <AccountFrame>
      {begun === 'pending' ? (
        <PaymentPending />
      ) : (
        <PassScreen isHeld={isHeld}>
          <Words
            of={[
              'checkout.passCard',
              'checkout.payment',
              'results.offer',
              ...(key
                ? (['checkout.passPayment', 'checkout.card'] as const)
                : (['checkout.passOffer'] as const)),
            ]}
          >
            <PassCard
              isHeld={isHeld}
              isJustPaid={isBack || begun === 'paid'}
              publishableKey={key}
              resultId={asked}
            />
          </Words>
        </PassScreen>
      )}
    </AccountFrame>
  )
}
