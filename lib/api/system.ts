import { z } from 'zod'
import { asPublicPdf, paper } from './assessment'
import { endpoint } from './endpoint'
import * as entries from './entries/system'

const health = z.strictObject({ status: z.literal('ok'), version: z.string(), build: z.string() })

export const live = endpoint(entries.live, {
  summary: 'The process answers, and says which version and build it is',
  anonymous: true,
  response: health,
  status: 200,
})

export const ready = endpoint(entries.ready, {
  summary: 'The process and its database answer',
  anonymous: true,
  response: health,
  status: 200,
})

/** Opened by METRICS_TOKEN as a bearer; to others it does not exist. */
export const metrics = endpoint(entries.metrics, {
  summary: 'The figures of this process, in the words of Prometheus',
  anonymous: true,
  byTheClock: true,
  response: 'text/plain',
  status: 200,
  errors: ['not_found'],
})

export const openapi = endpoint(entries.openapi, {
  summary: 'This description',
  anonymous: true,
  lasting: true,
  response: z.looseObject({ openapi: z.string() }),
  status: 200,
})

export const downloadForHr = endpoint(entries.downloadForHr, {
  summary: 'What HR and a works council ask, as a PDF of four pages',
  query: z.strictObject({ paper }),
  ...asPublicPdf,
})

/** What the browser may count. `finished` and `paid` are counted by the server itself. */
export const countFunnelEvent = endpoint(entries.countFunnelEvent, {
  summary: 'Counts one step of the funnel or one use of a room, without anyone’s identity',
  body: z.strictObject({
    event: z.enum(['started', 'question', 'preview', 'checkout', 'session']),
    step: z.int().min(0).max(100).default(0),
  }),
  response: 'none',
  status: 204,
  limits: ['funnel'],
})
