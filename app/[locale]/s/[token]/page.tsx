import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { cache } from 'react'
import { AccountFrame } from '@/app/account-frame'
import { SharedScreen } from '@/components/marketing/shared/shared-screen'
import { cardImage, SHARED_PAGE, unfurl } from '@/lib/copy/share-image'
import { isStyle, unfurled } from '@/lib/copy/shared-style'
import { QUESTION_COUNT } from '@/lib/disc/form/items'
import { freeStyle } from '@/lib/disc/result/texts-by-level'
import { firstQuestions } from '@/lib/server/assessments/questions'
import { clientAddress } from '@/lib/server/base/addresses'
import { listChoices } from '@/lib/server/groups/pairs/choices'
import { readShare } from '@/lib/server/reports/share-links'
import { getViewer } from '@/lib/server/viewer/viewer'
import { Words } from '@/lib/words/words'

/** Read once for the page and for what a chat shows of the link. */
const read = cache(async (token: string) => {
  const state = await readShare(await getViewer(), token, clientAddress(await headers()))
  const style = 'shared' in state ? freeStyle(state.shared.code) : null
  return { state, style }
})

interface PageProps {
  params: Promise<{ token: string }>
}

/** The address holds the secret: no search engine and no other site gets it. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { state, style } = await read((await params).token)
  const hidden = { robots: { index: false }, referrer: 'no-referrer' } satisfies Metadata
  if (!style || !('shared' in state)) {
    return { ...SHARED_PAGE, ...hidden, title: unfurled.gone }
  }
  const title = isStyle(state.shared.called, style.name)
  const text = unfurled.shared(style.nickname)
  return { ...unfurl({ title, text, image: cardImage(style.code) }), ...hidden, title }
}

export default async function SharedPage({ params }: PageProps) {
  const { token } = await params
  const { state, style } = await read(token)
  return (
    <AccountFrame>
      <Words of={['assessment.first']}>
        <SharedScreen
          state={state}
          style={style}
          token={token}
          questions={firstQuestions()}
          total={QUESTION_COUNT}
          choices={state.status === 'open' ? await listChoices(await getViewer()) : []}
        />
      </Words>
    </AccountFrame>
  )
}
