import { getResearchCsv } from '@/lib/api/admin'
import { requireAdmin } from '@/lib/server/admin-gate'
import { writeResearchCsv } from '@/lib/server/admin-research'
import { fileAnswer } from '@/lib/server/file-answer'
import { handler } from '@/lib/server/handler'

export const GET = handler(getResearchCsv, async (call) => {
  const { csv, fileName } = await writeResearchCsv(requireAdmin(call))
  return fileAnswer(csv, 'text/csv; charset=utf-8', fileName)
})
