import { endpoint } from './endpoint'
import { z } from './zod'

const health = z.strictObject({ status: z.literal('ok') })

export const live = endpoint({
  method: 'GET',
  path: '/api/health/live',
  summary: 'The process answers',
  access: 'public',
  anonymous: true,
  response: health,
  status: 200,
})

export const ready = endpoint({
  method: 'GET',
  path: '/api/health/ready',
  summary: 'The process and its database answer',
  access: 'public',
  anonymous: true,
  response: health,
  status: 200,
})

export const openapi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This description',
  access: 'public',
  anonymous: true,
  response: z.looseObject({ openapi: z.string() }),
  status: 200,
})

/** What the browser may count. `finished` and `paid` are counted by the server itself. */
export const countFunnelEvent = endpoint({
  method: 'POST',
  path: '/api/funnel',
  summary: 'Counts one step of the funnel, without anyone’s identity',
  access: 'public',
  body: z.strictObject({
    event: z.enum(['started', 'question', 'preview', 'checkout']),
    step: z.int().min(0).max(100).default(0),
  }),
  response: 'none',
  status: 204,
  limits: ['funnel'],
})
