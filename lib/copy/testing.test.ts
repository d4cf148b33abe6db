import { describe, expect, it } from 'vitest'
import { gradeOf, isProse, overlap, runsOf, sentencesOf, syllablesOf, wordsOf } from './testing'

describe('words and sentences', () => {
  it('keep hyphens, apostrophes and decimals inside a word', () => {
    expect(wordsOf('A ten-minute call, in Thursday’s plan: $19.00.')).toEqual([
      'a',
      'ten-minute',
      'call',
      'in',
      "thursday's",
      'plan',
      '19.00',
    ])
  })

  it('end at a full stop or a question mark, also before a closing quotation mark', () => {
    const text = 'What counts? They say “I am fine.” Two things: this and that.'
    expect(sentencesOf(text)).toEqual([
      'What counts?',
      'They say “I am fine.”',
      'Two things: this and that.',
    ])
  })

  it('are distinguished from headings', () => {
    expect(isProse('You start early.')).toBe(true)
    expect(isProse('“What are we waiting for?”')).toBe(true)
    expect(isProse('Strong and even')).toBe(false)
  })
})

describe('syllables', () => {
  it.each([
    [1, 'the you moved asked makes phones quick late fields through breathe'],
    [
      2,
      'people table tables changes being quiet client notebook colleague settled needed hopeful loyal union rhythm someone idle',
    ],
    [
      3,
      'idea unfinished decision reaction video suggestion media usual influence everything dangerous audience pioneer',
    ],
    [4, 'situation conversation material cooperate experience dominating especially'],
    [5, 'conscientiousness appreciation continuity'],
  ])('%d: %s', (count, words) => {
    expect(words.split(' ').filter((word) => syllablesOf(word) !== count)).toEqual([])
  })

  it('add up over a hyphen, and count one per digit', () => {
    expect(syllablesOf('forty-five')).toBe(3)
    expect(syllablesOf('28')).toBe(2)
    expect(syllablesOf("team's")).toBe(1)
  })
})

describe('the grade', () => {
  // Words, sentences and syllables counted by hand.
  it.each([
    ['The cat sat on the mat.', 6, 1, 6],
    ['You answer before the question is finished and fill in the gaps later.', 13, 1, 18],
    [
      'What counts as finished? You ask this in writing, read the answer twice, and then work.',
      16,
      2,
      19,
    ],
    [
      'Conscientiousness describes preference, not ability. It can shift with role and season.',
      12,
      2,
      23,
    ],
    ['No one should need a second week to learn where the cups are kept.', 14, 1, 15],
  ])('%s', (text, words, sentences, syllables) => {
    expect(wordsOf(text)).toHaveLength(words)
    expect(sentencesOf(text)).toHaveLength(sentences)
    const grade = (0.39 * words) / sentences + (11.8 * syllables) / words - 15.59
    expect(gradeOf([text])).toBeCloseTo(grade, 6)
  })
})

describe('the overlap', () => {
  it('is the share of runs that two texts have in common', () => {
    const one = runsOf(['You ask this in writing.'], 3)
    const other = runsOf(['They ask this in writing.'], 3)
    expect([...one]).toEqual(['you ask this', 'ask this in', 'this in writing'])
    expect(overlap(one, other)).toBe(2 / 4)
    expect(overlap(one, one)).toBe(1)
    expect(overlap(one, runsOf(['Nothing of it.'], 3))).toBe(0)
  })

  it('knows no run that spans two texts', () => {
    expect([...runsOf(['one two', 'three four'], 3)]).toEqual([])
  })
})
