import { listAdminSentences } from '@/lib/api/admin/admin'
import { readSentenceStats } from '@/lib/server/admin/sentences'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(listAdminSentences, (call) => readSentenceStats(call.viewer))
