import * as api from '@/lib/api/live'
import { comeIn } from '@/lib/server/groups/live/door'
import * as participants from '@/lib/server/groups/live/participants'
import { readPhone } from '@/lib/server/groups/live/phone'
import { handler } from '@/lib/server/http/handler'
import { liveCookieHeader } from '@/lib/server/viewer/live-cookie'

export const POST = handler(api.comeIn, ({ viewer, params, client, setCookie, body }) =>
  comeIn(viewer, { code: params.code, client, setCookie }, body),
)

export const GET = handler(api.getPhone, ({ viewer }) => readPhone(viewer))

export const PATCH = handler(api.changeMe, async ({ viewer, body }) => {
  await participants.changePart(viewer, body)
  return readPhone(await participants.requireParticipant(viewer, viewer.me.session.code))
})

export const DELETE = handler(api.goOut, async ({ viewer, setCookie }) => {
  await participants.goOut(viewer)
  setCookie(liveCookieHeader(null))
})
