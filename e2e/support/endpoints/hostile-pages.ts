/** Pages that read something of their address: no part of the API, but asked alike. */
import { routes } from '../../../lib/routes'
import type { Operation } from './hostile'

const text = { type: 'string' }
const day = { type: 'string', format: 'date' }

/** A page with what it reads, and what it does not. */
function page(path: string, query: Record<string, { type: string; format?: string }>): Operation {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path' as const,
    required: true,
    schema: text,
  }))
  const asked = Object.entries(query).map(([name, schema]) => ({
    name,
    in: 'query' as const,
    required: false,
    schema,
  }))
  return { method: 'GET', path, parameters: [...parameters, ...asked] }
}

const result = { result: text }
const list = { q: text, cursor: text }

export const PAGES: Operation[] = [
  page(routes.enhancedGuestResults, result),
  page(routes.report, { ...result, paper: text }),
  page(routes.checkout, { ...result, coupon: text, payment_intent: text }),
  page(`${routes.results}/{id}`, {}),
  page(`${routes.groups}/{id}/comparison`, {}),
  page(`${routes.groups}/{id}/meeting`, { who: text, title: text }),
  page(`${routes.invitations}/{token}`, {}),
  page(routes.compare, result),
  page(`${routes.compare}/{token}`, {}),
  page(`${routes.compare}/with/{id}`, {}),
  page(routes.join, { code: text }),
  page(`${routes.join}/{code}`, {}),
  page(`${routes.live}/{code}`, {}),
  page(routes.login, { redirectTo: text, error: text }),
  page(routes.adminDashboard, { from: day, to: day, by: text }),
  page(routes.adminUsers, { ...list, sort: text }),
  page(routes.adminOrders, list),
  page(routes.adminAudit, { cursor: text, user: text }),
]
