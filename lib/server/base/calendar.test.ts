/** Read by a parser of another maker. */
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { writeCalendar } from './calendar'

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

it('a calendar program finds whole days, titles and weeks', () => {
  const [once, weekly] = read(
    writeCalendar('Design', [
      { id: 'goal-1@discern', day: '2026-03-29', title: 'Ask for the cost', text: 'Say it first' },
      { id: 'agreement@discern', day: '2026-12-31', title: 'I listen', weeks: 4 },
    ]),
  )
  expect(once?.uid).toBe('goal-1@discern')
  expect(once?.summary).toBe('Ask for the cost')
  expect(once?.description).toBe('Say it first')
  expect(once?.startDate.isDate).toBe(true)
  expect(once?.startDate.toString()).toBe('2026-03-29')
  const days = weekly?.iterator()
  expect(Array.from({ length: 5 }, () => days?.next()?.toString())).toEqual([
    ...['2026-12-31', '2027-01-07', '2027-01-14', '2027-01-21', undefined],
  ])
})

it.each([
  'Comma, semicolon; backslash \\ and "quotes"',
  'END:VEVENT BEGIN:VEVENT',
  'Grüße 日本語 👩‍👩‍👧‍👦 and a very long text that no calendar program reads in a line of 75 octets '
    .repeat(2)
    .trim(),
])('a typed text stays one text: %s', (typed) => {
  const file = writeCalendar(typed, [{ id: 'one', day: '2026-01-01', title: typed, text: typed }])
  const [event, ...more] = read(file)
  expect(more).toEqual([])
  expect(event?.summary).toBe(typed)
  expect(event?.description).toBe(typed)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

it('a typed line break begins no line of the file', () => {
  for (const end of ['\r\n', '\n', '\r', '\u0085', '\0']) {
    const typed = `One${end}ATTACH:http://evil.example`
    const file = writeCalendar(typed, [{ id: 'one', day: '2026-01-01', title: typed, text: typed }])
    expect(file).not.toMatch(/[\r\n\u0085\0]ATTACH/)
    expect(read(file)[0]?.summary).toBe('One ATTACH:http://evil.example')
  }
})
