'use client'

import { PhoneScreen } from '@/components/groups/live/phone/live-phone'
import type { Place } from '@/components/groups/live/phone/use-live'

const nothing = () => {}

/** The phone of a live session in one state; the server is not asked for the next one. */
export function StillPhone({ place, isLost = false }: { place: Place; isLost?: boolean }) {
  return <PhoneScreen code="8FQKM7" live={{ place, isLost, refresh: nothing, go: nothing }} />
}
