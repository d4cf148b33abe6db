import { describe, expect, it } from 'vitest'
import { footOf, GUESS_WALL, guessedParts, revealThought } from './wall'

const said = (asked: Partial<Parameters<typeof guessedParts>[0]>) =>
  guessedParts({
    name: 'Ben',
    letter: null,
    counts: { D: 1, I: 3, S: 1, C: 5 },
    isShown: true,
    answered: 10,
    ...asked,
  })
    .map(({ text }) => text)
    .join(' ')

describe('what the room guessed of a colleague', () => {
  it('is no count before it is shown', () => {
    expect(said({ isShown: false, counts: null, answered: 7 })).toMatch(/Seven have guessed\.$/)
    expect(said({ isShown: false, counts: null, answered: 4 })).toMatch(/Waiting for a few more\.$/)
  })

  it('asks them, and never those who guessed', () => {
    expect(said({})).toBe('Five of ten said: checks first. Ben, turn yours over.')
    expect(said({ letter: 'C' })).toBe(
      'Five of ten said: checks first. So do Ben’s answers. Three see someone who gets people talking. Ben, when is that?',
    )
  })

  it('says what their answers say where those differ from the room', () => {
    expect(said({ letter: 'S' })).toBe(
      'Five of ten said: checks first. Ben’s answers say: keeps things steady. Ben, when is that?',
    )
  })

  it('has no question where all agree', () => {
    expect(said({ counts: { D: 0, I: 0, S: 0, C: 6 }, letter: 'C' })).toBe(
      'All of you said: checks first. So do Ben’s answers.',
    )
  })

  it('is a matter of hands where few have phones', () => {
    expect(said({ counts: null, answered: 3 })).toContain('Hands up instead.')
  })
})

it('says numbers as people do', () => {
  expect(GUESS_WALL.left(1)).toBe('One has let go')
  expect(GUESS_WALL.left(9)).toBe('Nine have let go')
  expect(GUESS_WALL.left(41)).toBe('41 have let go')
  expect(revealThought(3).before).toBe('Three of us guessed another quarter.')
  expect(footOf({ kind: 'join', of: '' }, 9)).toBe('Joining: nine')
})
