import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Whether a process with this id runs, also another user's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The command line of a process; undefined where it is unknown. A number may have gone over to another program. */
export function commandOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    const ps = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
    return ps.stdout || undefined
  }
}
