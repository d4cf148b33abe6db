import { mailLaunchList } from '@/lib/api/admin/sales'
import * as launchList from '@/lib/server/admin/launch-list'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(mailLaunchList, ({ viewer }) => launchList.mailLaunchList(viewer))
