import { getLaunchListCsv } from '@/lib/api/admin/sales'
import { writeLaunchListCsv } from '@/lib/server/admin/launch-list'
import { fileAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getLaunchListCsv, async (call) => {
  const { csv, fileName } = await writeLaunchListCsv(call.viewer, call.query.separator)
  return fileAnswer(csv, 'text/csv; charset=utf-8', fileName)
})
