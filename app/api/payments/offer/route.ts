import { getOffer } from '@/lib/api/payments'
import { handler } from '@/lib/server/http/handler'
import { offerNow } from '@/lib/server/payments/passes'

export const GET = handler(getOffer, offerNow)
