import { readdirSync, readFileSync } from 'node:fs'
import { median } from './figures'

/** Collecting all garbage blocks requests for some tenths of a second. */
const EVERY_MS = 10_000
const MINUTE = 60_000
/** The share of samples at the beginning, while caches fill and the compiler warms up. */
const WARMING = 0.25

/** What docs/operations.md promises of a server. */
const MOST_MB_A_MINUTE = 1
const MOST_HANDLES_A_MINUTE = 1

/**
 * Looks at a product of `startProduct` every ten seconds: at what is alive once its garbage is collected, and at its
 * open files and connections. Of Linux alone.
 */
export function watchMemory(pid: number | undefined, live: string) {
  const handles: number[] = []
  const timer = setInterval(() => {
    if (!pid) return
    handles.push(readdirSync(`/proc/${pid}/fd`).length)
    process.kill(pid, 'SIGUSR2')
  }, EVERY_MS)
  return {
    /** Says how both grew since it was warm, and whether that is more than may be. Throws where nothing was measured. */
    stop: () => {
      clearInterval(timer)
      const megabytes = readFileSync(live, 'utf8')
        .trim()
        .split('\n')
        .map((bytes) => Number(bytes) / 1024 / 1024)
      const [memory, files] = [growthOf(megabytes), growthOf(handles)]
      return {
        text: `memory alive ${Math.max(...megabytes).toFixed(0)} MB at most, ${memory.toFixed(2)} MB a minute; handles ${Math.max(...handles)} at most, ${files.toFixed(2)} a minute`,
        isFlat: memory <= MOST_MB_A_MINUTE && files <= MOST_HANDLES_A_MINUTE,
      }
    },
  }
}

/** A minute: from the median of the first half since it was warm to that of the second. */
function growthOf(samples: readonly number[]): number {
  const warm = samples.slice(Math.floor(samples.length * WARMING))
  const half = warm.length >> 1
  return (median(warm.slice(half)) - median(warm.slice(0, half))) / ((half * EVERY_MS) / MINUTE)
}
