import { readdirSync, readFileSync } from 'node:fs'
import { memoryOf } from './load'
import { growsBeyond, slopeOf } from './slope'

const EVERY_MS = 1_000
/** Collecting all garbage holds everybody up for some tenths of a second. */
const COLLECT_EVERY = 10
const MINUTE = 60_000
/** Of all samples, those of the beginning: caches fill, and the compiler learns. */
const WARMING = 0.25

/** What docs/operations.md promises of a server's memory. */
const MOST_MB_A_MINUTE = 1
const MOST_HANDLES_A_MINUTE = 1

type Point = [minute: number, value: number]

/**
 * Looks at a product of `startProduct` every second: its memory, and its open files and connections. Of Linux alone. What
 * V8 has taken grows towards its limit before it collects in earnest; whether the product keeps what it should let go
 * shows in what is alive once the garbage is collected (`live`, a file that `live-memory.mjs` writes).
 */
export function watchProcess(pid: number | undefined, live: string) {
  const alive: number[] = []
  const taken: number[] = []
  const handles: Point[] = []
  const start = performance.now()
  const timer = setInterval(() => {
    const at = (performance.now() - start) / MINUTE
    taken.push(memoryOf(pid) / 1024 / 1024)
    handles.push([at, readdirSync(`/proc/${pid}/fd`).length])
    if (handles.length % COLLECT_EVERY !== 0 || !pid) return
    alive.push(at)
    process.kill(pid, 'SIGUSR2')
  }, EVERY_MS)
  return {
    /** Says how both grew since it was warm; and whether that is more than may be. Throws where nothing was measured. */
    stop: () => {
      clearInterval(timer)
      const bytes = readFileSync(live, 'utf8').trim().split('\n')
      const memory = bytes.map((one, at): Point => [alive[at] ?? 0, Number(one) / 1024 / 1024])
      const [ofMemory, ofHandles] = [memory, handles].map((points) =>
        slopeOf(points.slice(Math.floor(points.length * WARMING))),
      ) as [ReturnType<typeof slopeOf>, ReturnType<typeof slopeOf>]
      const say = ({ growth, error }: typeof ofMemory) =>
        `${growth.toFixed(2)} ± ${(2 * error).toFixed(2)}`
      const most = (points: Point[]) => Math.max(...points.map(([, value]) => value))
      return {
        text:
          `memory ${Math.max(...taken).toFixed(0)} MB at most, of that alive ${most(memory).toFixed(0)} at most, ${say(ofMemory)} MB a minute; ` +
          `handles ${most(handles)} at most, ${say(ofHandles)} a minute`,
        isFlat:
          !growsBeyond(ofMemory, MOST_MB_A_MINUTE) &&
          !growsBeyond(ofHandles, MOST_HANDLES_A_MINUTE),
      }
    },
  }
}
