'use client'

import { useMemo } from 'react'
import { markGoal } from '@/lib/api/entries/assessment'
import { call } from '@/lib/client/call'
import type { MarkKind, Marks } from '@/lib/client/kept-marks'
import type { GoalMark } from '@/lib/disc/result/action-plan'
import { sayRefused, useMarks } from '../use-marks'

/** A goal is ticked, or has a date (YYYY-MM-DD). */
type Value = boolean | string

const done = (goal: number) => `${goal} done`
const dueOn = (goal: number) => `${goal} due_on`

const GOALS: MarkKind<Value> = {
  name: 'goals',
  isValue: (kept) => typeof kept === 'boolean' || typeof kept === 'string',
  send: (id, name, value) => {
    const goal = name.slice(0, name.indexOf(' '))
    const body =
      name === done(Number(goal)) ? { done: value === true } : { due_on: value as string | null }
    return call(markGoal, { params: { id, goal }, body, keepalive: true })
  },
  onRefused: sayRefused,
}

function valuesOf(marks: readonly GoalMark[]): Marks<Value> {
  return Object.fromEntries(
    marks.flatMap((mark): [string, Value][] => [
      [done(mark.goal), mark.done],
      ...(mark.dueOn ? [[dueOn(mark.goal), mark.dueOn] as [string, Value]] : []),
    ]),
  )
}

/** The marks of a plan as they are shown, and how to change one of them. */
export function useGoalMarks(resultId: string, initial: readonly GoalMark[]) {
  const saved = useMemo(() => valuesOf(initial), [initial])
  const { marks, isWaiting, store } = useMarks(GOALS, resultId, saved)
  return {
    isWaiting,
    /** What is noted about one goal, and how it is noted. */
    of: (goal: number) => ({
      done: marks[done(goal)] === true,
      dueOn: (marks[dueOn(goal)] as string | undefined) ?? null,
      setDone: (value: boolean) => store.set(done(goal), value),
      setDueOn: (value: string | null) => store.set(dueOn(goal), value),
    }),
  }
}
