/** Machines played by network namespaces of Linux on one bridge, each with its address and programs. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { openSync } from 'node:fs'

/** A part of the range for tests of networks (RFC 2544), which leads nowhere. */
const NETWORK = '198.18.77'
const BRIDGE = 'discern0'

export interface Machine {
  name: string
  address: string
  /** Starts a program on it as a system user, with all it says in a file. */
  run: (user: string, logFile: string, command: string, args: string[]) => ChildProcess
  /** Sends a signal to all that runs on it. */
  signal: (signal: NodeJS.Signals) => void
  /** Unplugs its network cable, or plugs it in again: callers get no answer, not even a refusal. */
  setLink: (state: 'down' | 'up') => void
}

const ip = (...args: string[]) => execFileSync('ip', args, { encoding: 'utf8', stdio: 'pipe' })

/** Plugs so many machines into one switch, whose port to here is the product's. What a run before left behind goes first. */
export function plugIn(count: number): { machines: Machine[]; pullOut: () => void } {
  const names = Array.from({ length: count }, (_, index) => `discern${index + 1}`)
  const pullOut = () => {
    for (const name of names) remove(name)
    quietly(() => ip('link', 'del', BRIDGE))
  }
  pullOut()
  ip('link', 'add', BRIDGE, 'type', 'bridge')
  ip('addr', 'add', `${NETWORK}.1/24`, 'dev', BRIDGE)
  ip('link', 'set', BRIDGE, 'up')
  return { machines: names.map((name, index) => plug(name, `${NETWORK}.${11 + index}`)), pullOut }
}

function plug(name: string, address: string): Machine {
  const cable = `${name}v`
  ip('netns', 'add', name)
  ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
  ip('link', 'set', cable, 'master', BRIDGE, 'up')
  ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
  for (const device of ['eth0', 'lo']) ip('-n', name, 'link', 'set', device, 'up')
  return {
    name,
    address,
    run: (user, logFile, command, args) => {
      const log = openSync(logFile, 'a')
      const as = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups']
      const within = ['netns', 'exec', name, ...as, command, ...args]
      return spawn('ip', within, { cwd: '/', detached: true, stdio: ['ignore', log, log] })
    },
    signal: (signal) => {
      for (const pid of pidsOn(name)) quietly(() => process.kill(pid, signal))
    },
    setLink: (state) => {
      ip('link', 'set', cable, state)
    },
  }
}

function pidsOn(name: string): number[] {
  return ip('netns', 'pids', name).split('\n').filter(Boolean).map(Number)
}

function remove(name: string): void {
  quietly(() => {
    for (const pid of pidsOn(name)) quietly(() => process.kill(pid, 'SIGKILL'))
  })
  // The cable goes first: the other end would stay as long as a process of the machine takes to end.
  quietly(() => ip('link', 'del', `${name}v`))
  quietly(() => ip('netns', 'del', name))
}

/** Errors are ignored: what does not exist cannot be removed, and what has ended cannot be stopped. */
function quietly(act: () => unknown): void {
  try {
    act()
  } catch {}
}
