import { nameField } from '@/lib/api/report'
import { handler } from '@/lib/server/http/handler'
import * as points from '@/lib/server/reports/marks'

export const PUT = handler(nameField, async ({ viewer, body }) => {
  await points.nameField(viewer, body.field)
  return { field: body.field }
})
