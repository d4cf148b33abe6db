import { readdirSync } from 'node:fs'
import { memoryOf } from '../bench-load'
import { growsBeyond, slopeOf } from './slope'

const EVERY_MS = 1_000
const MINUTE = 60_000
/** Of all samples, those of the beginning: caches fill, and the compiler learns. */
const WARMING = 0.25

/** What docs/operations.md promises of a server's memory. */
const MOST_MB_A_MINUTE = 1
const MOST_HANDLES_A_MINUTE = 1

/** Looks at a process every second: its memory, and its open files and connections. Of Linux alone. */
export function watchProcess(pid: number | undefined) {
  const memory: [number, number][] = []
  const handles: [number, number][] = []
  const start = performance.now()
  const timer = setInterval(() => {
    const at = (performance.now() - start) / MINUTE
    memory.push([at, memoryOf(pid) / 1024 / 1024])
    handles.push([at, readdirSync(`/proc/${pid}/fd`).length])
  }, EVERY_MS)
  return {
    /** Says how both grew since it was warm; and whether that is more than may be. */
    stop: () => {
      clearInterval(timer)
      const [ofMemory, ofHandles] = [memory, handles].map((points) =>
        slopeOf(points.slice(Math.floor(points.length * WARMING))),
      ) as [ReturnType<typeof slopeOf>, ReturnType<typeof slopeOf>]
      const say = ({ growth, error }: typeof ofMemory) =>
        `${growth.toFixed(2)} ± ${(2 * error).toFixed(2)}`
      const most = (points: [number, number][]) => Math.max(...points.map(([, value]) => value))
      return {
        text:
          `memory ${most(memory).toFixed(0)} MB at most, ${say(ofMemory)} MB a minute; ` +
          `handles ${most(handles)} at most, ${say(ofHandles)} a minute`,
        isFlat:
          !growsBeyond(ofMemory, MOST_MB_A_MINUTE) &&
          !growsBeyond(ofHandles, MOST_HANDLES_A_MINUTE),
      }
    },
  }
}
