import { expect, it } from 'vitest'
import { CARD_NOTE, DECIDES_FAST, NEEDS_WRITING } from '../../disc/content/meeting'
import { LETTERS } from '../../disc/letters'
import { callNames } from '../../display-name'
import { readPdf } from '../testing'
import { type MeetingCard, printMeeting } from './meeting'
import { renderMeeting } from './meeting-document'

const line = { text: 'Send the page the day before.', isSpoken: false }

function card(names: readonly (readonly [string, string])[], change: Partial<MeetingCard> = {}) {
  const all = names.map((_, at) => at)
  const half = Math.ceil(all.length / 2)
  return {
    groupName: 'Operations',
    title: 'Intake review',
    people: callNames(names.map(([first_name, last_name]) => ({ first_name, last_name }))).map(
      (called, at) => ({
        called,
        letter: LETTERS[at % 4] ?? 'D',
      }),
    ),
    lines: [
      { ...line, title: NEEDS_WRITING.title, people: all.slice(0, half) },
      { ...line, title: DECIDES_FAST.title, people: all.slice(half) },
      { title: 'Open with', people: [], text: 'What’s first? I’ll go.', isSpoken: true },
    ],
    ...change,
  }
}

it('the fullest card is one page, also of Letter, the shorter paper', async () => {
  const names = Array.from({ length: 24 }, (_, at) => [`Bartholomew ${at}`, 'Vega'] as const)
  const title = 'W'.repeat(60)
  const { pages, info } = await readPdf(
    await renderMeeting({ card: card(names, { title }), paper: 'letter' }),
  )
  expect(pages).toHaveLength(1)
  expect(info.Title).toBe(`Meeting card: ${title}`)
  const text = pages[0]?.text ?? ''
  expect(text).toContain(CARD_NOTE)
  expect(text).toMatch(/Bartholomew 22 and Bartholomew 23\. Send the page/)
  expect(text).toContain('“What’s first? I’ll go.”')
})

it('the largest card of few people is one page, too', async () => {
  const names = Array.from({ length: 8 }, (_, at) => [`Bartholomew ${at}`, 'Vega'] as const)
  const longest =
    'What would you want to know before we decide about the date, the place and who comes along?'
  const full = card(names, { title: 'W'.repeat(60) })
  const lines = full.lines.map((one) => (one.isSpoken ? { ...one, text: longest } : one))
  const { pages } = await readPdf(
    await renderMeeting({ card: { ...full, lines }, paper: 'letter' }),
  )
  expect(pages).toHaveLength(1)
  expect(pages[0]?.text).toContain('Bartholomew 7.')
})

it('numbers people it can’t print, and has the group’s name where the meeting has none', async () => {
  const names = [
    ['ማ', 'ርያም'],
    ['Łukasz', 'Żółć'],
    ['🎉', '\u202e'],
  ] as const
  const { pages } = await readPdf(
    await renderMeeting({ card: card(names, { title: '' }), paper: 'a4' }),
  )
  expect(pages[0]?.text).toContain('Member 1 and Łukasz.')
  expect(pages[0]?.text).toContain('Operations')
})

it('prints a name as it was respelled', () => {
  const { people, ...rest } = card([
    ['ማ', 'ርያም'],
    ['ማ', 'ራ'],
  ])
  const spelled = people.map((one, at) => ({ ...one, spelling: ['Wáng Xiǎomíng', ''][at] }))
  const printed = printMeeting({ ...rest, people: spelled })
  expect(printed.people.map(({ called }) => called)).toEqual(['Wáng', 'Member 2'])
})
