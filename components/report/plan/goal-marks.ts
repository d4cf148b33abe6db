'use client'

import { useSyncExternalStore } from 'react'
import { showError } from '@/components/ui/toaster'
import { markGoal } from '@/lib/api/entries/assessment'
import { call } from '@/lib/client/call'
import type { GoalMark } from '@/lib/disc/result/action-plan'
import { messages } from '@/lib/messages'

type Mark = Omit<GoalMark, 'goal'>
type Marks = Readonly<Record<number, Mark>>

const UNMARKED: Mark = { done: false, dueOn: null }

/**
 * The marks of one plan as they are shown, saved while the reader goes on. Per goal and field one request is under way
 * at a time, so that the newest state is also the last one to arrive.
 */
class GoalMarks {
  private shown: Marks
  private saved: Marks
  private readonly sending = new Set<string>()
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly resultId: string,
    marks: readonly GoalMark[],
  ) {
    this.saved = Object.fromEntries(marks.map(({ goal, ...mark }) => [goal, mark]))
    this.shown = this.saved
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  read = (): Marks => this.shown

  /** Shows a change at once and saves it. */
  set<Key extends keyof Mark>(goal: number, key: Key, value: Mark[Key]): void {
    this.show(goal, key, value)
    void this.save(goal, key)
  }

  private show<Key extends keyof Mark>(goal: number, key: Key, value: Mark[Key]): void {
    this.shown = withMark(this.shown, goal, key, value)
    for (const listener of this.listeners) listener()
  }

  private async save(goal: number, key: keyof Mark): Promise<void> {
    const lane = `${goal} ${key}`
    if (this.sending.has(lane)) return
    this.sending.add(lane)
    while (markOf(this.shown, goal)[key] !== markOf(this.saved, goal)[key]) {
      const value = markOf(this.shown, goal)[key]
      try {
        await call(markGoal, {
          params: { id: this.resultId, goal: String(goal) },
          body: key === 'done' ? { done: value === true } : { due_on: value as string | null },
          keepalive: true,
        })
        this.saved = withMark(this.saved, goal, key, value)
      } catch {
        // A newer state is still to be tried; only the newest one is worth a message.
        if (markOf(this.shown, goal)[key] !== value) continue
        this.show(goal, key, markOf(this.saved, goal)[key])
        showError(messages.goals.notSaved)
      }
    }
    this.sending.delete(lane)
  }
}

/** The mark of one goal; most goals have none yet. */
export function markOf(marks: Marks, goal: number): Mark {
  return marks[goal] ?? UNMARKED
}

function withMark<Key extends keyof Mark>(
  marks: Marks,
  goal: number,
  key: Key,
  value: Mark[Key],
): Marks {
  return { ...marks, [goal]: { ...markOf(marks, goal), [key]: value } }
}

/**
 * The stores, under the marks they started from. Going Back shows the page as the router kept it,
 * with the same old marks: the store still knows what changed since.
 */
const stores = new WeakMap<readonly GoalMark[], GoalMarks>()

function storeOf(resultId: string, marks: readonly GoalMark[]): GoalMarks {
  const known = stores.get(marks)
  if (known) return known
  const store = new GoalMarks(resultId, marks)
  stores.set(marks, store)
  return store
}

/** The marks to show, and the store that changes them. */
export function useGoalMarks(resultId: string, initial: readonly GoalMark[]) {
  const store = storeOf(resultId, initial)
  const marks = useSyncExternalStore(store.subscribe, store.read, store.read)
  return { marks, store }
}
