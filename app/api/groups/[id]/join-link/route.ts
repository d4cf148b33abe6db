import { changeJoinLink, endJoinLink, getJoinLink, makeJoinLink } from '@/lib/api/join-links'
import * as links from '@/lib/server/groups/join-links'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getJoinLink, ({ viewer }) => links.readJoinLink(viewer))

export const POST = handler(makeJoinLink, ({ viewer, body }) => links.makeJoinLink(viewer, body))

export const PATCH = handler(changeJoinLink, ({ viewer, body }) =>
  links.changeJoinLink(viewer, body),
)

export const DELETE = handler(endJoinLink, ({ viewer }) => links.endJoinLink(viewer))
