import { useEffect } from 'react'

/** The first shape falls after so long, and another one so often. */
export const FIRST_FALLS_MS = 200
export const FALLS_EVERY_MS = 55
/** Each falls for so long (reveal-screen.module.css). */
const FALL_MS = 380
const TICK_MS = 8

/** A tick for each landing, where the device vibrates; browsers allow it after a tap alone. */
export function useTicks(count: number, passed: number, isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('vibrate' in navigator)) return
    const landed = Math.max(0, Math.ceil((passed - FIRST_FALLS_MS - FALL_MS) / FALLS_EVERY_MS))
    const left = count - landed
    if (left <= 0) return
    const ticks = Array.from({ length: left }, () => [TICK_MS, FALLS_EVERY_MS - TICK_MS]).flat()
    const wait = FIRST_FALLS_MS + FALL_MS + landed * FALLS_EVERY_MS - passed
    const timer = setTimeout(() => navigator.vibrate(ticks), Math.max(0, wait))
    return () => {
      clearTimeout(timer)
      navigator.vibrate(0)
    }
  }, [count, passed, isOn])
}
