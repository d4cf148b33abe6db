import { archiveGroup, bringBackGroup } from '@/lib/api/groups'
import * as groups from '@/lib/server/groups/groups'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(archiveGroup, ({ viewer }) => groups.archiveGroup(viewer))

export const DELETE = handler(bringBackGroup, ({ viewer }) => groups.bringBackGroup(viewer))
