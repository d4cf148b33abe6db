import { describe, expect, it } from 'vitest'
import { place } from '../circle/geometry'
import { WITH_LETTER } from '../content/with-letter'
import type { Letter, PerLetter } from '../letters'
import { sampleTheta } from '../result/sample-range'
import { type StyleCode, styleOf } from '../styles'
import { type Attendee, meetingLines, whyNotOn } from './meeting'
import { coarsePlace } from './spot'

const FAR: Record<string, PerLetter<number>> = {
  D: { D: 90, I: 40, S: 15, C: 45 },
  I: { D: 40, I: 90, S: 45, C: 15 },
  S: { D: 15, I: 45, S: 90, C: 40 },
  C: { D: 45, I: 15, S: 40, C: 90 },
}

function person(name: string, scores: PerLetter<number> | undefined, error?: number): Attendee {
  if (!scores) throw new Error('no scores')
  const certainty = { theta: sampleTheta(scores, error) }
  const isOpen = error !== undefined
  return {
    name,
    ...styleOf(scores),
    at: isOpen ? place(scores) : coarsePlace(scores),
    measured: isOpen ? { scores, certainty } : null,
  }
}

const owen = person('Owen', FAR.D)
const tomas = person('Tomás', FAR.I)
const hannah = person('Hannah', FAR.S)
const amara = person('Amara', FAR.C)
const ben = person('Ben', FAR.C)
const lineOf = ({ code, primary }: Attendee, to: Letter) => WITH_LETTER[code ?? primary][to].open
const saying = (people: readonly Attendee[], opener: Attendee | null = null) =>
  (meetingLines(people, opener) ?? []).map(({ title, people, text }) => ({ title, people, text }))

describe('the card of a meeting', () => {
  it('says who needs it in writing, who decides fast, and a line to open with', () => {
    expect(saying([owen, tomas, amara, ben, hannah], hannah)).toEqual([
      { title: 'Needs it in writing', people: [2, 3], text: 'Send the page the day before.' },
      { title: 'Decides fast', people: [0], text: 'The last one to ask.' },
      { title: 'Open with', people: [], text: lineOf(hannah, 'C') },
    ])
  })

  it('opens for the letter most listeners lead with; of several, for the one farthest away', () => {
    const opening = (people: readonly Attendee[], opener: Attendee) =>
      saying(people, opener).find(({ title }) => title === 'Open with')?.text
    expect(opening([hannah, owen, tomas], hannah)).toBe(lineOf(hannah, 'D'))
    expect(opening([hannah, tomas, tomas, owen], hannah)).toBe(lineOf(hannah, 'I'))
    expect(opening([owen, amara, tomas], tomas)).toBe(lineOf(tomas, 'C'))
    // Without a name, the letter says it.
    expect(opening([owen, hannah], { ...hannah, code: null })).toBe(WITH_LETTER.S.D.open)
    // An opener is no listener.
    expect(opening([owen], owen)).toBeUndefined()
  })

  it('leaves out what is too close to tell, and is not there without a line', () => {
    const middling = person('Kim', { D: 56, I: 44, S: 46, C: 52 })
    expect(saying([middling, amara]).map(({ people }) => people)).toEqual([[1]])
    expect(meetingLines([middling, middling], middling)).toBeNull()
    expect(meetingLines([tomas, hannah], null)).toBeNull()
    expect(meetingLines([], null)).toBeNull()
  })

  it('goes by the ranges of people who show scores, and for others by how sure a place usually is', () => {
    expect(saying([person('Amara', FAR.C, 0.2)])).toHaveLength(1)
    expect(saying([person('Amara', FAR.C, 1.6)])).toEqual([])
    // A place on the edge is sure enough of someone whose scores are.
    const edge = { D: 48, I: 44, S: 50, C: 58 }
    expect(saying([person('Ben', edge)])).toEqual([])
    expect(saying([person('Ben', edge, 0.05)])).toHaveLength(1)
  })

  it('asks no one last where there is no one to ask before', () => {
    const titles = (people: readonly Attendee[], opener: Attendee) =>
      saying(people, opener).map(({ title }) => title)
    expect(titles([hannah, owen], hannah)).toEqual(['Open with'])
    expect(titles([owen, person('Olga', FAR.D)], owen)).toEqual(['Open with'])
    expect(titles([hannah, owen, tomas], hannah)).toEqual(['Decides fast', 'Open with'])
  })

  it('says of each who is not on it why, and of the reader as such', () => {
    expect(whyNotOn({ hidden: 0, unanswered: 0, you: null })).toBe('')
    expect(whyNotOn({ hidden: 1, unanswered: 2, you: null })).toBe(
      'One other shows only their name, so they aren’t on the card. 2 others haven’t taken the assessment yet.',
    )
    expect(whyNotOn({ hidden: 0, unanswered: 0, you: 'unanswered' })).toMatch(/^You haven’t/)
  })

  it('says nothing of a pair of opposite letters', () => {
    const scores = { D: 40, I: 70, S: 20, C: 80 }
    const code: StyleCode = 'CI'
    expect(styleOf(scores).code).toBe(code)
    expect(meetingLines([person('Eve', scores)], null)).toBeNull()
  })
})
