import type { Metadata } from 'next'
import { PassScreen } from '@/components/checkout/pass-screen'
import { PageFrame } from '@/components/layout/page-frame'
import { routes } from '@/lib/routes'
import { requirePerson } from '@/lib/server/page-gate'
import { hasPass } from '@/lib/server/passes'

export const metadata: Metadata = { title: 'The pass', robots: { index: false } }

export default async function PaymentPage() {
  const viewer = await requirePerson(routes.payment)
  return (
    <PageFrame>
      <PassScreen isHeld={await hasPass(viewer)} />
    </PageFrame>
  )
}
