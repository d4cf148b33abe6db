import { exportAccount } from '@/lib/api/account'
import { exportAccount as collect } from '@/lib/server/account'
import { handler } from '@/lib/server/handler'
import { requireSession } from '@/lib/server/viewer'

export const GET = handler(exportAccount, async ({ viewer }) =>
  Response.json(await collect(requireSession(viewer)), {
    headers: { 'Content-Disposition': 'attachment; filename="discern-my-data.json"' },
  }),
)
