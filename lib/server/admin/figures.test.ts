import { describe, expect, it } from 'vitest'
import { ROOMS, type Room } from '@/lib/api/admin/rooms'
import type { Count } from '../base/counts'
import {
  readCompletionTime,
  readDropOff,
  readFunnel,
  readJoined,
  readRooms,
  readSales,
} from './figures'

// 2026-11-18 is a Wednesday.
const range = { from: '2026-11-18', to: '2026-11-24', by: 'week' } as const

const counted = (name: string, day: string | null, key: string, value: number): Count => ({
  name,
  day,
  key,
  value,
})

describe('the funnel', () => {
  const steps = [
    { day: '2026-11-18', event: 'started', step: 0, count: 9 },
    { day: '2026-11-22', event: 'started', step: 0, count: 1 },
    { day: '2026-11-23', event: 'finished', step: 0, count: 4 },
    { day: '2026-11-23', event: 'question', step: 2, count: 7 },
    { day: '2026-11-24', event: 'question', step: 2, count: 1 },
    { day: '2026-11-24', event: 'question', step: 99, count: 5 },
  ]

  it('adds days up to periods, and periods to totals', () => {
    const { totals, periods } = readFunnel(range, steps)
    expect(totals).toMatchObject({ started: 10, finished: 4, paid: 0 })
    expect(periods).toMatchObject([
      { day: '2026-11-18', started: 10, finished: 0 },
      { day: '2026-11-23', started: 0, finished: 4 },
    ])
  })

  it('counts the uses of each room by period, also of one that no one used', () => {
    const used = ['2026-11-20', '2026-11-24'].map((day) => {
      return { day, event: 'pair', step: 0, count: 2 }
    })
    const rooms = readRooms(range, [...steps, ...used])
    expect(rooms.map(({ room }) => room)).toEqual(ROOMS)
    const of = (room: Room) => rooms.find((one) => one.room === room)
    expect(of('pair')).toMatchObject({ used: 4, periods: [{ used: 2 }, { used: 2 }] })
    expect(of('label')).toMatchObject({ used: 0, periods: [{ used: 0 }, { used: 0 }] })
  })

  it('counts the answers to every question there is', () => {
    const dropOff = readDropOff(steps)
    expect(dropOff).toHaveLength(28)
    expect(dropOff.slice(0, 3).map(({ reached }) => reached)).toEqual([0, 8, 0])
  })
})

it('takes what was refunded or is disputed from what was sold', () => {
  const { totals, periods } = readSales(range, [
    counted('orders', '2026-11-18', 'paid', 3),
    counted('orders.free', '2026-11-18', 'paid', 1),
    counted('orders.cents', '2026-11-18', 'paid', 3800),
    counted('orders', '2026-11-24', 'refunded', 1),
    counted('orders.cents', '2026-11-24', 'refunded', 1900),
    counted('orders', '2026-11-24', 'disputed', 1),
    counted('orders.cents', '2026-11-24', 'disputed', 1400),
  ])
  expect(totals).toEqual({
    orders: 5,
    free_orders: 1,
    gross_cents: 7100,
    refunded_orders: 1,
    refunded_cents: 1900,
    disputed_orders: 1,
    disputed_cents: 1400,
    net_cents: 3800,
  })
  expect(periods.map(({ net_cents }) => net_cents)).toEqual([3800, 0])
})

it('counts who joined the launch list in the range', () => {
  const counts = [
    counted('launch_list', null, '', 40),
    counted('launch_list.joined', '2026-11-19', '', 2),
    counted('launch_list.joined', '2026-11-23', '', 1),
  ]
  expect(readJoined(range, counts)).toEqual({
    joined: 3,
    periods: [
      { day: '2026-11-18', joined: 2 },
      { day: '2026-11-23', joined: 1 },
    ],
  })
})

describe('completion times', () => {
  it('leave no gap, and name the minute of the middle one', () => {
    const counts = ['8:2', '10:3'].map((pair) => {
      const [key = '', value] = pair.split(':')
      return counted('assessments.minutes', null, key, Number(value))
    })
    const { measured, median_minutes, minutes } = readCompletionTime(counts)
    expect({ measured, median_minutes }).toEqual({ measured: 5, median_minutes: 10 })
    expect(minutes).toHaveLength(11)
    expect(minutes[9]).toEqual({ minutes: 9, count: 0 })
  })

  it('are nothing where nothing is known', () => {
    expect(readCompletionTime([])).toEqual({ measured: 0, median_minutes: null, minutes: [] })
  })
})
