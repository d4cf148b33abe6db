import { describe, expect, it } from 'vitest'
import { type PerLetter, perLetter } from '../letters'
import type { Certainty } from '../model/certainty'
import { soFar } from './doubt'
import {
  byLabel,
  knownLabels,
  LABELS,
  type Labeled,
  type LabelResult,
  labelsInWords,
  opening,
  pickTwoLabels,
} from './labels'

const at = (places: Partial<PerLetter<number>>) => ({
  scores: perLetter((letter) => 50 + 20 * (places[letter] ?? 0)),
  certainty: {
    theta: perLetter((letter) => ({ value: places[letter] ?? 0, error: 0.4 })),
  } as Certainty,
  counted: 28,
  madeBy: 'logit-5/none',
})

const sitting = (label: string | null): Labeled => ({ ...at({}), label })
const under = (label: string, places: Partial<PerLetter<number>> = {}): LabelResult => ({
  ...at(places),
  label,
  resultId: label,
  named: { code: 'DI', title: '', doubt: soFar({ first: 'D', second: 'I' }) },
  sittings: 1,
})

describe('labels of sittings', () => {
  it('keep those of one label together, the newest first, and those without one', () => {
    const [home, home2] = [sitting('At home'), sitting('At home')]
    const [work, none] = [sitting('As a manager'), sitting(null)]
    expect(byLabel([home, work, none, home2])).toEqual([[home, home2], [work], [none]])
  })

  it('are one whatever their case and the form of their letters', () => {
    const [now, then] = [sitting('At the caf\u00e9'), sitting('at the cafe\u0301')]
    const [typed, offered] = [sitting('at home'), sitting('At home')]
    expect(byLabel([now, typed, then, offered])).toEqual([
      [now, then],
      [typed, offered],
    ])
    expect(pickTwoLabels([now, then])).toBeNull()
    expect(knownLabels([now, typed, then])).toEqual([...LABELS, 'At the caf\u00e9'])
    expect(opening('AT HOME')).toBe('At home')
    expect(knownLabels([sitting('At  home'), sitting('At\u200b home')])).toEqual([...LABELS])
  })

  it('are compared two at a time: the two used last', () => {
    const [home, home2] = [sitting('At home'), sitting('At home')]
    const [work, none, coach] = [sitting('As a manager'), sitting(null), sitting('Coach')]
    expect(pickTwoLabels([none, home, work, coach, home2])).toEqual([[home, home2], [work]])
    expect(pickTwoLabels([none, home, home2])).toBeNull()
    expect(pickTwoLabels([none])).toBeNull()
  })

  it('differ in the letters that the change test passes, and in no other', () => {
    const both = [under('As a manager', { D: 1.6, I: -1.8, S: 0.8 }), under('At home')] as const
    expect(labelsInWords(both)).toBe(
      'Your I is lower and your D is higher as a manager than at home.',
    )
    expect(labelsInWords([under('As a manager', { S: 0.4 }), under('At home')])).toBe(
      'We can’t see a difference between these two.',
    )
  })

  it('of one’s own words are quoted', () => {
    const both = [under('Football Coach', { S: 2 }), under('With customers')] as const
    expect(labelsInWords(both)).toBe('Your S is higher under “Football Coach” than with customers.')
  })
})
