import { useEffect, useRef, useState } from 'react'
import { failureSentence } from '@/components/ui/use-task'
import * as entries from '@/lib/api/entries/live'
import { ApiError } from '@/lib/api/errors'
import type { Wall } from '@/lib/api/live'
import { call, type SentTo } from '@/lib/client/call'
import { NOT_SENT } from '@/lib/copy/live/wall'
import { MADE_UP_GROUP } from '@/lib/routes'
import { type Freshness, isSeen, useFreshness } from '../use-freshness'

/** While a live session runs. */
const EVERY_MS = 500
/** While none does: another leader may start one. */
const LOOK_MS = 12_000
/** An answer that takes longer is not waited for. */
const GIVE_UP_MS = 10_000
/** Where there is no answer, the wait doubles up to this many times. */
const MOST_WAITS = 8

export interface LiveWall {
  /** Null where none runs. */
  wall: Wall | null
  /** One ran here, and is over. */
  hasEnded: boolean
  freshness: Freshness
  /** What did not reach the server, or ''. */
  failed: string
  start: (allowsGuests: boolean) => Promise<void>
  steer: (to: SentTo<typeof entries.steerLive>) => Promise<void>
  show: () => Promise<void>
  sendOut: (personId: string) => Promise<void>
  end: () => Promise<void>
}

/** The live session of a group, as its wall shows it: asked for while the page is seen, the next time only after an answer. */
export function useWall(groupId: string, first: Wall | null): LiveWall {
  const [wall, setWall] = useState(first)
  const [hasEnded, setEnded] = useState(false)
  const [failed, setFailed] = useState('')
  const acts = useRef(0)
  /** Goes up as each act begins and ends: what was asked for before may be older than the act. */
  const version = useRef(0)
  const isStill = groupId === MADE_UP_GROUP
  const isRunning = wall !== null
  const { freshness, noteAnswer, noteSilence } = useFreshness(isStill || !isRunning)

  function take(next: Wall | null) {
    setWall((now) => {
      if (now && !next) setEnded(true)
      if (next) setEnded(false)
      return next
    })
    noteAnswer()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `take` sets states alone
  useEffect(() => {
    if (isStill) return
    const every = isRunning ? EVERY_MS : LOOK_MS
    let wait = every
    let isAsking = false
    let isOver = false
    let timer = setTimeout(look, every)
    async function look() {
      clearTimeout(timer)
      if (isAsking || isOver || !isSeen()) return
      isAsking = true
      const asked = version.current
      try {
        const signal = AbortSignal.timeout(GIVE_UP_MS)
        const { live } = await call(entries.getLive, { params: { id: groupId }, signal })
        if (!isOver && asked === version.current) take(live)
        wait = every
      } catch {
        wait = Math.min(wait * 2, every * MOST_WAITS)
        if (!isOver) noteSilence()
      }
      isAsking = false
      if (!isOver) timer = setTimeout(look, wait)
    }
    const lookNow = () => {
      wait = every
      void look()
    }
    document.addEventListener('visibilitychange', lookNow)
    addEventListener('pageshow', lookNow)
    addEventListener('online', lookNow)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', lookNow)
      removeEventListener('pageshow', lookNow)
      removeEventListener('online', lookNow)
    }
  }, [groupId, isRunning, isStill])

  async function act(work: () => Promise<Wall | null | undefined>) {
    acts.current += 1
    version.current += 1
    const mine = acts.current
    try {
      const next = await work()
      setFailed('')
      if (next !== undefined && mine === acts.current) take(next)
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null
      if (code === 'not_found') take(null)
      // What is shown already stays as it is; the next look brings it.
      else if (code !== 'conflict') setFailed(failureSentence(error, NOT_SENT))
    }
    version.current += 1
  }
  const params = { id: groupId }

  return {
    wall,
    hasEnded,
    freshness,
    failed,
    start: (allowsGuests) =>
      act(() => call(entries.startLive, { params, body: { allows_guests: allowsGuests } })),
    steer: (body) => act(() => call(entries.steerLive, { params, body })),
    show: () => act(() => call(entries.showCounts, { params })),
    sendOut: (personId) =>
      act(async () => {
        await call(entries.sendOut, { params: { ...params, personId } }).catch((error) => {
          // They have gone out themselves.
          if (!(error instanceof ApiError && error.code === 'not_found')) throw error
        })
        return undefined
      }),
    end: () =>
      act(async () => {
        await call(entries.endLive, { params })
        return null
      }),
  }
}
