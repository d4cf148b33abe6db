import { getResearchCsv } from '@/lib/api/admin/admin'
import { writeResearchCsv } from '@/lib/server/admin/research'
import { fileAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getResearchCsv, async (call) => {
  const { csv, fileName } = await writeResearchCsv(call.viewer, call.query.separator)
  return fileAnswer(csv, 'text/csv; charset=utf-8', fileName)
})
