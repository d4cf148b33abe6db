import { useEffect, useRef, useState } from 'react'
import { REDUCED_MOTION } from '@/components/ui/watch-theme'

/** The seconds left of a step: each step has its own, and goes on with them when it is shown again. */
export function useClock(step: string, minutes: number): { left: number; line: number } {
  const spent = useRef<Record<string, number>>({})
  const [left, setLeft] = useState(minutes * 60)
  useEffect(() => {
    const whole = minutes * 60
    const before = spent.current[step] ?? 0
    const began = Date.now()
    const tick = () => {
      const seconds = before + Math.floor((Date.now() - began) / 1000)
      spent.current[step] = seconds
      setLeft(Math.max(0, whole - seconds))
    }
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [step, minutes])
  const isStill = typeof window !== 'undefined' && window.matchMedia(REDUCED_MOTION).matches
  const shown = isStill ? Math.ceil(left / 60) * 60 : left
  return { left, line: shown / (minutes * 60) }
}

/** "4:10". */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
