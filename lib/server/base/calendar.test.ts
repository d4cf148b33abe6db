/** Read by a parser of another maker. */
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { writeCalendar } from './calendar'

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const [component, ...more] = calendar.getAllSubcomponents('vevent')
  if (!component) throw new Error('There is no event.')
  return { calendar, component, event: new ICAL.Event(component), more }
}

it('a calendar program finds a whole day, its title and its weeks', () => {
  const once = { id: 'goal-1', day: '2026-03-29', title: 'Ask for the cost', text: 'Say it first' }
  const { event } = read(writeCalendar('Design', once))
  expect(event.uid).toBe('goal-1')
  expect(event.summary).toBe('Ask for the cost')
  expect(event.description).toBe('Say it first')
  expect(event.startDate.isDate).toBe(true)
  expect(event.startDate.toString()).toBe('2026-03-29')
  const weekly = { id: 'agreement', day: '2026-12-31', title: 'I listen', weeks: 4 }
  const days = read(writeCalendar('Design', weekly)).event.iterator()
  expect(Array.from({ length: 5 }, () => days.next()?.toString())).toEqual([
    ...['2026-12-31', '2027-01-07', '2027-01-14', '2027-01-21', undefined],
  ])
})

it('the day stays free, in Outlook, too', () => {
  const { component } = read(
    writeCalendar('Design', { id: 'one', day: '2026-03-29', title: 'Ask' }),
  )
  expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  expect(component.getFirstPropertyValue('x-microsoft-cdo-busystatus')).toBe('FREE')
})

it.each([
  'Comma, semicolon; backslash \\ and "quotes"',
  'END:VEVENT BEGIN:VEVENT',
  'Grüße 日本語 👩‍👩‍👧‍👦 and a very long text that no calendar program reads in a line of 75 octets '
    .repeat(2)
    .trim(),
])('a typed text stays one text: %s', (typed) => {
  const file = writeCalendar(typed, { id: 'one', day: '2026-01-01', title: typed, text: typed })
  const { calendar, event, more } = read(file)
  expect(more).toEqual([])
  expect(event.summary).toBe(typed)
  expect(event.description).toBe(typed)
  const name = calendar.getFirstProperty('x-wr-calname')
  expect(name?.toICALString()).toBe(`X-WR-CALNAME:${typed.replace(/[\\;,]/g, '\\$&')}`)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

it('a typed line break begins no line of the file', () => {
  for (const end of ['\r\n', '\n', '\r', '\u0085', '\0']) {
    const typed = `One${end}ATTACH:http://evil.example`
    const file = writeCalendar(typed, { id: 'one', day: '2026-01-01', title: typed, text: typed })
    expect(file).not.toMatch(/[\r\n\u0085\0]ATTACH/)
    expect(read(file).event.summary).toBe('One ATTACH:http://evil.example')
  }
})

it('nothing turns the direction of a calendar', () => {
  const file = writeCalendar('\u202eA', {
    id: 'one',
    day: '2026-01-01',
    title: '\u2066B',
    text: '\u200fC',
  })
  expect(file).not.toMatch(/\p{Bidi_Control}/u)
})
