import { describe, expect, it } from 'vitest'
import { perLetter } from '../letters'
import { movedLetters, type Sitting } from './change'
import { alike, moveInWords, overSittings, unmovedInWords } from './over-time'

const sitting = (more: Partial<Sitting> = {}): Sitting => ({
  scores: perLetter(() => 50),
  certainty: { theta: perLetter(() => ({ value: 0, error: 0.4 })) },
  madeBy: 'logit-5/none',
  counted: 28,
  ...more,
})

describe('the sittings of a person', () => {
  it('are read as one with those that are scored like the newest, and rest on enough answers', () => {
    const [newest, few, other, counted, old] = [
      sitting(),
      sitting({ counted: 3 }),
      sitting({ madeBy: 'logit-3/none' }),
      sitting({ certainty: null }),
      sitting({ madeBy: 'logit-4/none' }),
    ] as const
    expect(alike([few, newest, other, counted, old])).toEqual([newest, old])
    expect(alike([few])).toEqual([])
    expect(alike([counted, newest])).toEqual([])
  })

  it('name the letters that have moved, and where to', () => {
    const [first, last] = [
      sitting(),
      sitting({
        scores: { D: 95, I: 5, S: 80, C: 50 },
        certainty: {
          theta: perLetter((letter) => ({
            value: { D: 2, I: -2, S: 1, C: 0 }[letter],
            error: 0.4,
          })),
        },
      }),
    ]
    const moved = movedLetters(first, last)
    expect(moveInWords(moved)).toBe('Your D has gone up and your I has gone down')
    expect(movedLetters(first, first)).toEqual([])
  })

  it('say why letters trade places only where they do and either may lead', () => {
    const doubt = { kind: 'either', first: 'D', second: 'C', text: '' } as const
    expect(unmovedInWords(['DC', 'CD'], doubt)).toContain(
      'because we can’t tell whether D or C leads',
    )
    expect(unmovedInWords(['DC', 'DC'], doubt)).toBe('We can’t see a change between these.')
    expect(unmovedInWords(['DC', 'CD'], { ...doubt, kind: 'clear' })).not.toContain('because')
  })

  it('are counted as what they are', () => {
    expect(overSittings(3, 3)).toBe('Over your three sittings you are')
    expect(overSittings(2, 3)).toBe('Over two of your sittings you are')
  })
})
