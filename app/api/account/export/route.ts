import { exportAccount } from '@/lib/api/archive'
import { handler } from '@/lib/server/http/handler'
import { collectArchive } from '@/lib/server/privacy/export'

export const GET = handler(exportAccount, ({ viewer }) => collectArchive(viewer))
