import { getLaunchListCsv } from '@/lib/api/admin-sales'
import { requireAdmin } from '@/lib/server/admin-gate'
import { writeLaunchListCsv } from '@/lib/server/admin-launch-list'
import { fileAnswer } from '@/lib/server/file-answer'
import { handler } from '@/lib/server/handler'

export const GET = handler(getLaunchListCsv, async (call) => {
  const { csv, fileName } = await writeLaunchListCsv(requireAdmin(call))
  return fileAnswer(csv, 'text/csv; charset=utf-8', fileName)
})
