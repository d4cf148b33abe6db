import 'server-only'
import { env } from '../base/env'

/** How long each step of one answer took, for the browser's developer tools. */
export interface Steps {
  /** The step that has just ended. */
  mark: (name: string) => void
  /** As the header Server-Timing has it, milliseconds. */
  header: () => string
}

/** Undefined unless DEBUG_TIMING is 1: how long a step takes is for developers alone. */
export function newSteps(): Steps | undefined {
  if (!env.showsTiming) return undefined
  const ended: string[] = []
  let last = performance.now()
  return {
    mark: (name) => {
      const now = performance.now()
      ended.push(`${name};dur=${(now - last).toFixed(2)}`)
      last = now
    },
    header: () => ended.join(', '),
  }
}
