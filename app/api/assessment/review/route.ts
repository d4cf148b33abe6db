import { getSecondLook } from '@/lib/api/assessment'
import { findSecondLook } from '@/lib/server/assessments/second-look'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(getSecondLook, ({ body }) => findSecondLook(body.responses))
