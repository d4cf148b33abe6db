import { expect, it } from 'vitest'
import { nextGoal } from './action-plan'

const goals = ['one', 'two', 'three'].map((goal) => ({ goal, metric: `${goal} times` }))
const mark = (goal: number, done: boolean, dueOn: string | null = null) => ({ goal, done, dueOn })
const next = (...marks: Parameters<typeof nextGoal>[1][number][]) => nextGoal(goals, marks)

it('the next goal is the open one that is due first, else the first', () => {
  expect(next()).toEqual({
    goal: 'one',
    metric: 'one times',
    dueOn: null,
    done: [false, false, false],
  })
  expect(next(mark(1, true))).toMatchObject({ goal: 'two', done: [true, false, false] })
  expect(next(mark(2, false, '2027-02-01'), mark(3, false, '2026-12-01'))).toMatchObject({
    goal: 'three',
    dueOn: '2026-12-01',
  })
  expect(next(mark(3, true, '2026-12-01'))).toMatchObject({ goal: 'one', dueOn: null })
  expect(next(mark(1, true), mark(2, true), mark(3, true))).toBeNull()
})
