import { describe, expect, it } from 'vitest'
import { STYLE_CONTENT } from '../content/all'
import { score } from '../model/scoring'
import { planGoals, timeframeOf } from './action-plan'
import { buildReport, mixReading, shapeReading } from './report'
import { answersOf } from './sample-answers'
import { sampleTheta } from './sample-range'
import { explain } from './telling-answers'

const SCORES = { D: 31, I: 24, S: 68, C: 86 }

describe('buildReport', () => {
  const report = buildReport({
    code: 'CS',
    scores: SCORES,
    primary: 'C',
    secondary: 'S',
    counted: 28,
    quality: null,
    certainty: null,
    explanation: null,
    completedAt: new Date('2026-11-20T10:00:00Z'),
  })

  it('carries the exact scores with their bands and shares', () => {
    expect(
      report.scoreLines.map(({ letter, score, band, share }) => [letter, score, band, share]),
    ).toEqual([
      ['D', 31, 'LOW', 15],
      ['I', 24, 'LOW', 11],
      ['S', 68, 'MED', 33],
      ['C', 86, 'HIGH', 41],
    ])
  })

  it('names the style in words', () => {
    expect(report).toMatchObject({
      codeInWords: 'Conscientiousness with Steadiness',
      primary: 'C',
      name: 'The Quiet Architect',
    })
  })

  it('gives every goal its deadline', () => {
    expect(report.plan.goals.map((goal) => goal.deadline)).toEqual(['Day 15', 'Day 30', 'Day 45'])
    expect(report.plan.goals[0]?.goal).toBe(STYLE_CONTENT.CS.detail.goals[0].goal)
  })
})

describe('a report that knows how sure it is', () => {
  const answers = answersOf('CS')
  const scored = score(answers)
  const { style, scores } = scored
  const input = {
    code: style.code,
    primary: style.primary,
    secondary: style.secondary,
    counted: scored.counted,
    quality: null,
    scores,
    completedAt: new Date('2026-11-20T10:00:00Z'),
  }
  const explanation = explain(answers, scored, style)
  const sure = buildReport({ ...input, certainty: scored, explanation })
  const old = buildReport({ ...input, certainty: null, explanation: null })

  it('gives every score its range, and says it in words', () => {
    for (const { letter, range } of sure.scoreLines) {
      const { low, high } = scored.intervals[letter]
      expect(range?.low).toBeGreaterThanOrEqual(low)
      expect(range?.high).toBeLessThanOrEqual(high)
    }
    // Clearly, once a calibration knows the letters.
    expect(sure.named.doubt.text).toMatch(/^C leads( clearly)?$/)
    expect(sure.explanation?.pulls[0]?.answers).toHaveLength(5)
  })

  it('explains its scale: a share of people as the model sees them', () => {
    expect(sure.method).toContain(
      '70 out of 100 people are lower, if people are spread out the way the model assumes',
    )
    expect(sure.method).toContain('no norms')
  })

  it('of plain counting shows no range and explains counting', () => {
    expect(old.scoreLines.map(({ range }) => range)).toEqual([null, null, null, null])
    expect(old.named.doubt.text).toBe('C comes first, S second')
    expect(old.method).toContain('picked as most and as least equally often')
  })
})

describe('the readings under the charts', () => {
  it('name the two largest shares', () => {
    expect(mixReading(SCORES)).toBe('Conscientiousness makes up 41% of your total, Steadiness 33%.')
  })

  it.each([
    [SCORES, 'lower left'],
    [{ D: 80, I: 20, S: 20, C: 20 }, 'upper left'],
    [{ D: 20, I: 80, S: 20, C: 20 }, 'upper right'],
    [{ D: 20, I: 20, S: 80, C: 20 }, 'lower right'],
    [{ D: 80, I: 80, S: 20, C: 20 }, 'upper half'],
    [{ D: 50, I: 50, S: 50, C: 50 }, 'can’t tell which way'],
  ])('%o leans to the %s', (scores, words) => {
    expect(shapeReading(scores)).toContain(words)
  })

  it('say where a shape leans as far as that is sure', () => {
    const read = (error: number) => shapeReading(SCORES, { theta: sampleTheta(SCORES, error) })
    expect([0.1, 2].map(read)).toEqual([
      'It leans toward the lower left of the circle: measured, task first.',
      'We can’t tell which way it leans.',
    ])
  })
})

describe('the action plan', () => {
  it.each([
    ['D', 'over 30 days'],
    ['DI', 'over 30 days'],
    ['I', 'over 6 weeks'],
    ['S', 'this quarter'],
    ['C', 'over 45 days'],
    ['X', 'over 45 days'],
    ['', 'over 45 days'],
  ])('of %s runs %s', (code, over) => {
    expect(timeframeOf(code).over).toBe(over)
  })

  it('numbers its goals', () => {
    expect(planGoals('I', STYLE_CONTENT.I.detail.goals).map((goal) => goal.number)).toEqual([
      1, 2, 3,
    ])
  })
})
