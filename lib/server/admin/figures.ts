import 'server-only'
import { z } from 'zod'
import type { Dashboard, SalesTotals } from '@/lib/api/admin/dashboard'
import { ROOMS } from '@/lib/api/admin/rooms'
import { QUESTION_COUNT } from '@/lib/disc/form/items'
import type { Count } from '../base/counts'
import { listPeriods, periodOf, type Range } from './periods'

/** One step of the funnel on one day. */
export const stepCount = z.object({
  day: z.string(),
  event: z.string(),
  /** The question number for `question`, else 0. */
  step: z.int(),
  count: z.int(),
})

export type StepCount = z.output<typeof stepCount>

const FUNNEL = ['started', 'finished', 'preview', 'checkout', 'paid', 'registered'] as const

type FunnelStep = (typeof FUNNEL)[number]

const isFunnelStep = (event: string): event is FunnelStep =>
  (FUNNEL as readonly string[]).includes(event)

const noSteps = (): Record<FunnelStep, number> => ({
  started: 0,
  finished: 0,
  preview: 0,
  checkout: 0,
  paid: 0,
  registered: 0,
})

/** How many got how far, in all and by period. */
export function readFunnel(range: Range, steps: readonly StepCount[]): Dashboard['funnel'] {
  const totals = noSteps()
  const periods = new Map(listPeriods(range).map((day) => [day, { day, ...noSteps() }]))
  for (const { day, event, count } of steps) {
    if (!isFunnelStep(event)) continue
    totals[event] += count
    const period = periods.get(periodOf(day, range))
    if (period) period[event] += count
  }
  return { totals, periods: [...periods.values()] }
}

/** How often each room was used, in all and by period. */
export function readRooms(range: Range, steps: readonly StepCount[]): Dashboard['rooms'] {
  return ROOMS.map((room) => {
    const periods = new Map(listPeriods(range).map((day) => [day, { day, used: 0 }]))
    for (const { day, event, count } of steps) {
      const period = event === room && periods.get(periodOf(day, range))
      if (period) period.used += count
    }
    const all = [...periods.values()]
    return { room, used: all.reduce((sum, { used }) => sum + used, 0), periods: all }
  })
}

/** How often each question was reached: where people leave, the figure falls. */
export function readDropOff(steps: readonly StepCount[]): Dashboard['drop_off'] {
  const reached = new Map<number, number>()
  for (const { event, step, count } of steps) {
    if (event === 'question') reached.set(step, (reached.get(step) ?? 0) + count)
  }
  return Array.from({ length: QUESTION_COUNT }, (_, index) => ({
    question: index + 1,
    reached: reached.get(index + 1) ?? 0,
  }))
}

const noSales = (): SalesTotals => ({
  orders: 0,
  free_orders: 0,
  gross_cents: 0,
  refunded_orders: 0,
  refunded_cents: 0,
  disputed_orders: 0,
  disputed_cents: 0,
  net_cents: 0,
})

/** Adds a count of orders in one state to the sales it belongs to. */
function addSale(sales: SalesTotals, { name, key: status, value }: Count): void {
  if (name === 'orders') {
    sales.orders += value
    if (status === 'refunded') sales.refunded_orders += value
    if (status === 'disputed') sales.disputed_orders += value
  }
  if (name === 'orders.free') sales.free_orders += value
  if (name === 'orders.cents') {
    sales.gross_cents += value
    if (status === 'refunded') sales.refunded_cents += value
    if (status === 'disputed') sales.disputed_cents += value
  }
  sales.net_cents = sales.gross_cents - sales.refunded_cents - sales.disputed_cents
}

/** What was sold, and what of it went back, in all and by period. */
export function readSales(range: Range, counts: readonly Count[]): Dashboard['sales'] {
  const totals = noSales()
  const periods = new Map(listPeriods(range).map((day) => [day, { day, ...noSales() }]))
  for (const count of counts) {
    const period = count.day && periods.get(periodOf(count.day, range))
    if (!period) continue
    addSale(totals, count)
    addSale(period, count)
  }
  return { totals, periods: [...periods.values()] }
}

/** How the launch list grew. */
export function readJoined(
  range: Range,
  counts: readonly Count[],
): Pick<Dashboard['launch_list'], 'joined' | 'periods'> {
  const periods = new Map(listPeriods(range).map((day) => [day, { day, joined: 0 }]))
  for (const { name, day, value } of counts) {
    const period = name === 'launch_list.joined' && day && periods.get(periodOf(day, range))
    if (period) period.joined += value
  }
  const all = [...periods.values()]
  return { joined: all.reduce((sum, { joined }) => sum + joined, 0), periods: all }
}

/** How long people took, by whole minutes. */
export function readCompletionTime(counts: readonly Count[]): Dashboard['completion_time'] {
  const byMinutes = new Map<number, number>()
  for (const { name, key, value } of counts) {
    if (name === 'assessments.minutes' && value > 0) byMinutes.set(Number(key), value)
  }
  const slowest = Math.max(-1, ...byMinutes.keys())
  const minutes = Array.from({ length: slowest + 1 }, (_, index) => ({
    minutes: index,
    count: byMinutes.get(index) ?? 0,
  }))
  const measured = minutes.reduce((sum, { count }) => sum + count, 0)
  return { measured, median_minutes: medianOf(minutes, measured), minutes }
}

/** The minute in which the middle one was done; the earlier of two. */
function medianOf(minutes: { minutes: number; count: number }[], measured: number): number | null {
  let passed = 0
  for (const one of minutes) {
    passed += one.count
    if (one.count > 0 && passed * 2 >= measured) return one.minutes
  }
  return null
}
