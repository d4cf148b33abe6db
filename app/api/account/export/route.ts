import { exportAccount } from '@/lib/api/archive'
import { collectArchive } from '@/lib/server/archive'
import { handler } from '@/lib/server/handler'
import { requireSession } from '@/lib/server/viewer'

export const GET = handler(exportAccount, ({ viewer }) => collectArchive(requireSession(viewer)))
