import { useEffect } from 'react'

/** As in reveal-screen.module.css: the first shape falls after so long, another one so often, and each for so long. */
const FIRST_MS = 200
const EVERY_MS = 55
const FALL_MS = 380
const TICK_MS = 8

/** A tick for each landing, where the device vibrates; browsers allow it after a tap alone. */
export function useTicks(count: number, passed: number, isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('vibrate' in navigator)) return
    const landed = Math.max(0, Math.ceil((passed - FIRST_MS - FALL_MS) / EVERY_MS))
    const left = count - landed
    if (left <= 0) return
    const ticks = Array.from({ length: left }, () => [TICK_MS, EVERY_MS - TICK_MS]).flat()
    const wait = FIRST_MS + FALL_MS + landed * EVERY_MS - passed
    const timer = setTimeout(() => navigator.vibrate(ticks), Math.max(0, wait))
    return () => {
      clearTimeout(timer)
      navigator.vibrate(0)
    }
  }, [count, passed, isOn])
}
