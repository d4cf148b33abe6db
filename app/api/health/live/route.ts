import { live } from '@/lib/api/system'
import { handler } from '@/lib/server/handler'

export const GET = handler(live, () => ({ status: 'ok' as const }))
