import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { getLiveDoor, getPhone } from '@/lib/api/entries/live'
import { ApiError } from '@/lib/api/errors'
import type { LiveDoor, Phone } from '@/lib/api/live'
import { call } from '@/lib/client/call'

/** Where someone with a code is. */
export type Place =
  | { at: 'loading' }
  | { at: 'door'; door: LiveDoor }
  | { at: 'inside'; phone: Phone }
  /** The code leads nowhere: it is wrong, or its session has ended. */
  | { at: 'gone'; sentence?: string }
  | { at: 'ended'; phone: Phone }
  /** Of themselves, or because the leader took them out. */
  | { at: 'out'; isSent: boolean }

export interface Live {
  place: Place
  /** No answer lately. */
  isLost: boolean
  /** Asks at once. */
  refresh: () => void
  /** What an act of the person was answered with; an answer that was asked for before it no longer counts. */
  go: (place: Place) => void
}

const EVERY_MS = 1500
const MOST_WAITS = 8
/** One missing answer is not a lost connection. */
const LOST_WAITS = 4

/** Follows a live session: asks again and again while the page is seen, and as soon as it is seen or connected again. */
export function useLive(code: string, first: Place): Live {
  const [place, setPlace] = useState(first)
  const [isLost, setLost] = useState(false)
  const turn = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waits = useRef(1)

  function go(next: Place) {
    turn.current += 1
    setPlace(next)
    setLost(false)
    waits.current = 1
    plan(next)
  }

  function plan(now: Place) {
    clearTimeout(timer.current)
    if (now.at !== 'inside' && now.at !== 'loading') return
    const spread = 0.8 + Math.random() * 0.4
    const isFirst = now.at === 'loading' && waits.current === 1
    timer.current = setTimeout(lookOn, isFirst ? 0 : EVERY_MS * waits.current * spread)
  }

  async function look() {
    if (document.visibilityState === 'hidden') return
    if (place.at === 'ended' || place.at === 'out' || place.at === 'gone') return
    clearTimeout(timer.current)
    turn.current += 1
    const mine = turn.current
    try {
      const next = await ask(code, place)
      if (mine === turn.current) go(next)
    } catch {
      if (mine !== turn.current) return
      waits.current = Math.min(waits.current * 2, MOST_WAITS)
      setLost(waits.current >= LOST_WAITS)
      plan(place)
    }
  }
  const lookOn = useEffectEvent(() => void look())
  // What the page came with is new.
  const begin = useEffectEvent(() => plan(first))

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && lookOn()
    const see = () => lookOn()
    begin()
    document.addEventListener('visibilitychange', see)
    addEventListener('pageshow', comeBack)
    addEventListener('online', see)
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('visibilitychange', see)
      removeEventListener('pageshow', comeBack)
      removeEventListener('online', see)
    }
  }, [])

  return { place, isLost, refresh: () => void look(), go }
}

/** Where one is now, of where one was. */
async function ask(code: string, before: Place): Promise<Place> {
  const params = { code }
  try {
    return { at: 'inside', phone: await call(getPhone, { params }) }
  } catch (reason) {
    if (!isMissing(reason)) throw reason
  }
  try {
    // They went out in another tab, signed out, or came in on another phone.
    return { at: 'door', door: await call(getLiveDoor, { params }) }
  } catch (reason) {
    if (!isMissing(reason)) throw reason
    if (isSentOut(reason)) return { at: 'out', isSent: true }
    return before.at === 'inside' ? { at: 'ended', phone: before.phone } : { at: 'gone' }
  }
}

/** Missing for this person, as a code that never was. */
export function isMissing(reason: unknown): reason is ApiError {
  return reason instanceof ApiError && reason.status === 404
}

/** The door answers so to a guest who was sent out; `link_invalid` is a code that leads nowhere. */
export const isSentOut = ({ code }: ApiError) => code === 'not_found'
