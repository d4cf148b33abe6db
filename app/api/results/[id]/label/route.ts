import { labelResult } from '@/lib/api/results'
import { labelSitting } from '@/lib/server/assessments/labels'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(labelResult, ({ viewer, params, body }) =>
  labelSitting(viewer, params.id, body.label),
)
