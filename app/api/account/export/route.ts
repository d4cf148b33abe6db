import { exportAccount } from '@/lib/api/archive'
import { handler } from '@/lib/server/http/handler'
import { StreamedAnswer } from '@/lib/server/http/json-stream'
import { collectArchive } from '@/lib/server/privacy/export'

export const GET = handler(
  exportAccount,
  async ({ viewer }) => new StreamedAnswer(await collectArchive(viewer)),
)
