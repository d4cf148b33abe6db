import '@/app/utilities.css'
import type { Metadata } from 'next'
import { Unsubscribe } from '@/components/checkout/launch-list/unsubscribe'
import { PageFrame } from '@/components/layout/page-frame'
import { launchListToken } from '@/lib/api/payments'
import type { SearchParams } from '@/lib/result-param'
import { TOKEN_PARAM } from '@/lib/routes'
import { readWords } from '@/lib/words/read'
import { Words } from '@/lib/words/words'

export async function generateMetadata(): Promise<Metadata> {
  const { yes } = await readWords('checkout.unsubscribe')
  return { title: yes, robots: { index: false }, referrer: 'no-referrer' }
}

/** Asks before it does: programs that look through mails open every link. */
export default async function UnsubscribePage({ searchParams }: { searchParams: SearchParams }) {
  const token = launchListToken.safeParse((await searchParams)[TOKEN_PARAM])
  return (
    <PageFrame>
      <Words of={['checkout.unsubscribe']}>
        <Unsubscribe token={token.data ?? null} />
      </Words>
    </PageFrame>
  )
}
