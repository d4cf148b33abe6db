import { shareResult, stopSharing } from '@/lib/api/results'
import { handler } from '@/lib/server/http/handler'
import * as shares from '@/lib/server/reports/share-links'

export const PUT = handler(shareResult, ({ viewer, body }) => shares.shareResult(viewer, body))

export const DELETE = handler(stopSharing, ({ viewer }) => shares.stopSharing(viewer))
