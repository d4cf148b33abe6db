import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import {
  type KeptPresenterView,
  keepPresenterView,
  keptPresenterView,
} from '@/lib/client/kept-presenter-view'
import type { Place } from '@/lib/disc/team/session'
import type { Spent } from './use-clock'

/**
 * At which sheet a session is, and how long each step took: it goes on there after a reload, and from the sheet at its
 * end. With `start`, it begins at that sheet and keeps nothing.
 */
export function useKeptPlace(
  groupId: string,
  memory: RefObject<KeptPresenterView | null>,
  start: number | undefined,
) {
  const [place, setPlace] = useState<Place>({ key: '', at: memory.current?.at ?? start ?? 0 })
  const [isRead, setRead] = useState(false)
  const spent = useRef<Spent>(new Map())
  // Before the first paint, so that no other sheet is seen.
  useLayoutEffect(() => {
    const kept = memory.current ?? (start === undefined ? keptPresenterView(groupId) : null)
    for (const { step, seconds } of kept?.spent ?? []) spent.current.set(step, seconds)
    if (kept) setPlace({ key: '', at: kept.at })
    setRead(true)
  }, [groupId, memory, start])
  function keep() {
    if (!isRead) return
    const all = [...spent.current].map(([step, seconds]) => ({ step, seconds }))
    memory.current = { at: place.at, spent: all }
    if (start === undefined) keepPresenterView(groupId, memory.current)
  }
  return { place, setPlace, spent: spent.current, keep }
}
