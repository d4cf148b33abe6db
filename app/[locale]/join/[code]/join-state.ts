import { headers } from 'next/headers'
import { cache } from 'react'
import type { JoinState } from '@/components/groups/invitation/join-screen'
import { ApiError } from '@/lib/api/errors'
import { clientAddress } from '@/lib/server/base/addresses'
import { readJoin } from '@/lib/server/groups/joins'
import { getViewer } from '@/lib/server/viewer/viewer'

/**
 * What a join link leads to, read once for the page and for what a chat shows of the link. A link that lets no one in,
 * and one try too many, are sentences for the page.
 */
export const readJoinState = cache(async (code: string): Promise<JoinState> => {
  try {
    return await readJoin(await getViewer(), code, clientAddress(await headers()))
  } catch (error) {
    const isSaid = error instanceof ApiError && [404, 429].includes(error.status)
    if (isSaid) return { standing: 'gone', sentence: error.message }
    throw error
  }
})
