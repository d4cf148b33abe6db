import { z } from 'zod'
import { letter, perLetter } from '../assessment'
import { circle } from '../auth'
import { endpoint } from '../endpoint'
import * as entries from '../entries/admin/dashboard'
import { namedDay } from '../fields'
import { time } from './fields'
import { ROOMS } from './rooms'

const count = z.int().min(0)
const cents = z.int().describe('Integer cents')

/** The most days that one look at the dashboard covers. */
export const RANGE_DAYS_MAX = 366

/** Days by UTC. */
export const dashboardQuery = z
  .strictObject({
    from: namedDay.optional().describe('The first day; if left out, 30 days up to `to`'),
    to: namedDay.optional().describe('The last day; if left out, today'),
    by: z.enum(['day', 'week']).default('day').describe('Weeks begin on Monday'),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    message: 'The last day is before the first day.',
  })

export type DashboardQuery = z.output<typeof dashboardQuery>

const day = z.iso.date().describe('The first day of the period within the range')

/** How many got how far, each step as often as it happened. */
const funnelPeriod = z.strictObject({
  day,
  started: count,
  finished: count,
  preview: count,
  checkout: count,
  paid: count,
  registered: count,
})

export type FunnelPeriod = z.infer<typeof funnelPeriod>

/** Orders by the day they were paid, in their present state. */
const sales = {
  orders: count.describe('Paid, whatever happened to them later'),
  free_orders: count.describe('Of those, with nothing to pay'),
  gross_cents: cents,
  refunded_orders: count,
  refunded_cents: cents,
  disputed_orders: count,
  disputed_cents: cents,
  net_cents: cents.describe('Gross minus refunds and disputed amounts'),
}

const salesTotals = z.strictObject(sales)
const salesPeriod = z.strictObject({ day, ...sales })

export type SalesTotals = z.infer<typeof salesTotals>

const dashboard = z.strictObject({
  user_stats: z.strictObject({
    total: count,
    verified: count,
    verification_rate: z.number().min(0).max(100).describe('Percent, one decimal'),
  }),
  assessment_stats: z.strictObject({
    total: count.describe('Including guests, without the public sample'),
    in_accounts: count,
    per_user: z.number().min(0).describe('Those in accounts by user, one decimal'),
  }),
  group_stats: z.strictObject({ total: count }),
  type_distribution: perLetter(count).describe('Assessments by primary letter'),
  recent_activity: z.strictObject({
    users: z.array(
      z.strictObject({
        id: z.uuid(),
        name: z.string(),
        email: z.string(),
        circle,
        created_at: time,
      }),
    ),
    assessments: z.array(
      z.strictObject({
        id: z.string(),
        user: z.strictObject({
          id: z.uuid().nullable().describe('Null for a guest'),
          name: z.string(),
        }),
        completed_at: time,
        primary_type: letter,
        headline: z.string().describe('Its style, by the name used everywhere'),
      }),
    ),
  }),
  range: z.strictObject({ from: z.iso.date(), to: z.iso.date(), by: z.enum(['day', 'week']) }),
  funnel: z.strictObject({
    totals: funnelPeriod.omit({ day: true }),
    periods: z.array(funnelPeriod).describe('Without gaps'),
  }),
  rooms: z
    .array(
      z.strictObject({
        room: z.enum(ROOMS),
        used: count,
        periods: z.array(z.strictObject({ day, used: count })).describe('Without gaps'),
      }),
    )
    .describe('How often each room was used in the range'),
  sales: z.strictObject({
    totals: salesTotals,
    periods: z.array(salesPeriod).describe('Without gaps'),
  }),
  coupons: z
    .array(
      z.strictObject({
        id: z.uuid(),
        code: z.string(),
        orders: count,
        discount_cents: cents,
        revenue_cents: cents,
      }),
    )
    .describe('Of all time, refunded orders left out; the ten most used'),
  launch_list: z.strictObject({
    total: count.describe('Of all time'),
    joined: count.describe('In the range'),
    payments_open: z.boolean().describe('If so, people on the list are waiting for our email'),
    periods: z.array(z.strictObject({ day, joined: count })).describe('Without gaps'),
  }),
  completion_time: z.strictObject({
    measured: count.describe('Assessments of the range whose times are known'),
    median_minutes: z.int().nullable(),
    minutes: z
      .array(z.strictObject({ minutes: z.int().describe('Whole minutes; 60 and more'), count }))
      .describe('Without gaps from 0 to the slowest'),
  }),
  drop_off: z
    .array(z.strictObject({ question: z.int(), reached: count }))
    .describe('How often each question was reached in the range'),
})

export type Dashboard = z.infer<typeof dashboard>

export const getAdminDashboard = endpoint(entries.getAdminDashboard, {
  summary: 'Totals, recent activity, and what happened within a range of days',
  query: dashboardQuery,
  response: dashboard,
  status: 200,
})
