import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { environment } from './environment'
import { dayIn, endOfDayIn, type Form, isTimeZone, nextMonday, plainDayIn, sayWhen } from './when'

const CODE = readFileSync('public/before-paint.js', 'utf8')
const ZONE = environment().TZ
const NOW = new Date('2026-11-22T22:30:00Z')
/** Node writes a narrow blank before AM and PM. */
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ')

/** What waits for the browser's next frame. */
const frames: (() => void)[] = []
/** What the script watches for changes. */
const observed: unknown[] = []

/** What the browser's script says, to a reader with this first language. */
function readerOf(language: string) {
  const target = { addEventListener: () => {}, matches: false, dataset: {} }
  const page: { sayToReader?: (at: string, form: Form) => string } = {}
  class MutationObserver {
    observe(target: unknown) {
      observed.push(target)
    }
  }
  new Function(
    'window',
    'document',
    'navigator',
    'matchMedia',
    'addEventListener',
    'MutationObserver',
    'requestAnimationFrame',
    CODE,
  )(
    page,
    { documentElement: target, currentScript: target },
    { language, languages: [language] },
    () => target,
    () => {},
    MutationObserver,
    (frame: () => void) => frames.push(frame),
  )
  return (at: string, form: Form) => plain(page.sayToReader?.(at, form) ?? '')
}

beforeAll(() => {
  vi.useFakeTimers({ now: NOW })
  environment().TZ = 'America/Los_Angeles'
})
afterAll(() => {
  vi.useRealTimers()
  if (ZONE === undefined) delete environment().TZ
  else environment().TZ = ZONE
})

describe('dates are the reader’s', () => {
  it('and none is looked for before the first paint', () => {
    frames.length = 0
    observed.length = 0
    readerOf('en-US')
    expect(frames).toHaveLength(1)
    expect(observed).toEqual([])
  })

  it('no Californian sees tomorrow', () => {
    const say = readerOf('en-US')
    expect(sayWhen('2026-11-21T02:00:00Z')).toBe('November 21, 2026')
    expect(say('2026-11-21T02:00:00Z', 'day')).toBe('November 20, 2026')
    expect(say('2026-11-21T02:00:00Z', 'short')).toBe('Nov 20, 2026')
    expect(say('2026-11-21T02:00:00Z', 'moment')).toBe('Nov 20, 2026, 6:00 PM')
    expect(say('2026-11-22T21:00:00Z', 'moment')).toBe('Today, 1:00 PM')
    expect(say('2026-11-22T07:00:00Z', 'moment')).toBe('Yesterday, 11:00 PM')
  })

  it.each([
    ['en-GB', '20 November 2026'],
    ['en-AU', '20 November 2026'],
    ['de', '20 November 2026'],
    ['fr-CA', 'November 20, 2026'],
    ['en', 'November 20, 2026'],
    ['x', 'November 20, 2026'],
  ])('in the form of %s: %s', (language, words) => {
    expect(readerOf(language)('2026-11-21T02:00:00Z', 'day')).toBe(words)
  })

  it('a plain day is that day everywhere', () => {
    expect(readerOf('en-US')('2026-11-22', 'day')).toBe('November 22, 2026')
    expect(readerOf('en-GB')('2026-11-22', 'short')).toBe('22 Nov 2026')
  })

  it.each([
    ['2026-11-22T08:10:00Z', 'today', 'last used today, about 12 AM'],
    ['2026-11-22T07:50:00Z', 'yesterday', 'last used yesterday, about 11 PM'],
    ['2026-11-09T21:14:00Z', 'on November 9', 'last used on November 9'],
    ['2025-11-09T21:14:00Z', 'on November 9, 2025', 'last used on November 9, 2025'],
    ['2026-11-22T22:00:00Z', 'today', 'used within the last hour'],
    // A clock that runs ahead.
    ['2026-11-23T12:00:00Z', 'today', 'used within the last hour'],
  ])('%s is %s, and %s', (at, on, used) => {
    const say = readerOf('en-US')
    expect([say(at, 'on'), say(at, 'used')]).toEqual([on, used])
  })

  it.each(['day', 'short', 'axis'] as const)(
    'browser and server know the same form: %s',
    (form) => {
      expect(readerOf('en-US')('2026-11-20', form)).toBe(sayWhen('2026-11-20', form))
    },
  )
})

describe('in a file', () => {
  it('the day is the reader’s', () => {
    const at = new Date('2026-11-21T02:00:00Z')
    expect(dayIn(at, 'America/Los_Angeles')).toBe('November 20, 2026')
    expect(plainDayIn(at, 'America/Los_Angeles')).toBe('2026-11-20')
    expect(plainDayIn(at, 'UTC')).toBe('2026-11-21')
    expect([isTimeZone('Europe/Paris'), isTimeZone('Mars/Base')]).toEqual([true, false])
  })
})

it.each([
  ['UTC', '2026-12-10T23:59:59.999Z'],
  ['America/Los_Angeles', '2026-12-11T07:59:59.999Z'],
  ['Pacific/Kiritimati', '2026-12-10T09:59:59.999Z'],
  ['Etc/GMT+12', '2026-12-11T11:59:59.999Z'],
  ['Asia/Kathmandu', '2026-12-10T18:14:59.999Z'],
])('a day ends with its last millisecond in %s', (zone, end) => {
  expect(endOfDayIn('2026-12-10', zone).toISOString()).toBe(end)
})

it('a day whose midnight the clocks leave out, or have twice, ends where the next one begins', () => {
  for (const [day, zone] of [
    ['2026-09-05', 'America/Santiago'],
    ['2026-04-04', 'America/Santiago'],
    ['2026-10-24', 'Europe/Berlin'],
  ] as const) {
    const end = endOfDayIn(day, zone)
    expect(plainDayIn(end, zone)).toBe(day)
    expect(plainDayIn(new Date(end.getTime() + 1), zone) > day).toBe(true)
  }
})

it('finds the next Monday, never today', () => {
  expect(['2026-11-27', '2026-11-29', '2026-11-30', '2026-12-31'].map(nextMonday)).toEqual([
    '2026-11-30',
    '2026-11-30',
    '2026-12-07',
    '2027-01-04',
  ])
})
