import { nameField } from '@/lib/api/report'
import { handler } from '@/lib/server/http/handler'
import * as marks from '@/lib/server/reports/marks'

export const PUT = handler(nameField, async ({ viewer, body }) => {
  await marks.nameField(viewer, body.field)
  return { field: body.field }
})
