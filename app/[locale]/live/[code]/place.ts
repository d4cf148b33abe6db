import { headers } from 'next/headers'
import type { Place } from '@/components/groups/live/phone/use-live'
import { ApiError } from '@/lib/api/errors'
import { clientAddress } from '@/lib/server/base/addresses'
import { readDoor } from '@/lib/server/groups/live/door'
import { requireParticipant } from '@/lib/server/groups/live/participants'
import { readPhone } from '@/lib/server/groups/live/phone'
import { nullIfNotFound } from '@/lib/server/http/not-found'
import { getViewer } from '@/lib/server/viewer/viewer'

/** Where someone with a code is; the door answers `not_found` to a guest who was sent out. A code that leads nowhere, and one try too many, are sentences for the page. */
export async function readPlace(code: string): Promise<Place> {
  const viewer = await getViewer()
  const me = await nullIfNotFound(requireParticipant(viewer, code))
  if (me) return { at: 'inside', phone: await readPhone(me) }
  try {
    return { at: 'door', door: await readDoor(viewer, code, clientAddress(await headers())) }
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null
    if (code === 'link_invalid') return { at: 'gone' }
    if (code === 'not_found') return { at: 'out', isSent: true }
    if (error instanceof ApiError && code === 'too_many_requests') {
      return { at: 'gone', sentence: error.message }
    }
    throw error
  }
}
