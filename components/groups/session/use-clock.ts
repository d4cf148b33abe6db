import { useEffect, useEffectEvent, useState } from 'react'
import { REDUCED_MOTION } from '@/components/charts/watch-theme'

/** Of each step, the seconds that it has taken. */
export type Spent = Map<string, number>

/** The seconds left of a step: each step has its own, and goes on with them when it is shown again. */
export function useClock(
  spent: Spent,
  { step, minutes, onTick }: { step: string; minutes: number; onTick: () => void },
): { left: number; line: number } {
  const [left, setLeft] = useState(minutes * 60)
  const ticked = useEffectEvent(onTick)
  useEffect(() => {
    const whole = minutes * 60
    const before = spent.get(step) ?? 0
    const began = Date.now()
    const tick = () => {
      const seconds = before + Math.floor((Date.now() - began) / 1000)
      spent.set(step, seconds)
      setLeft(Math.max(0, whole - seconds))
      ticked()
    }
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [spent, step, minutes])
  const isStill = typeof window !== 'undefined' && window.matchMedia(REDUCED_MOTION).matches
  const shown = isStill ? Math.ceil(left / 60) * 60 : left
  return { left, line: shown / (minutes * 60) }
}

/** "4:10". */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
