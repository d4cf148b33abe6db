import { live } from '@/lib/api/system'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(live, () => ({ status: 'ok' as const }))
