// @ts-check
/**
 * The checkout's path, and lines for the person at the terminal. Plain JavaScript, because the installation prints
 * before a package is there.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, stripVTControlCharacters } from 'node:util'

/** The checkout of this file; as part of a bundle it is in another folder of it. */
export const root = checkoutAbove(dirname(fileURLToPath(import.meta.url)))

/**
 * @param {string} folder
 * @returns {string}
 */
function checkoutAbove(folder) {
  if (existsSync(join(folder, 'next.config.mjs'))) return folder
  if (folder === dirname(folder)) throw new Error('This runs in a checkout of Discern alone.')
  return checkoutAbove(dirname(folder))
}

/**
 * One line of progress.
 * @param {string} line
 */
export function say(line) {
  console.log(`  ${line}`)
}

/** The name of this server in the log: SERVER_NAME, else the machine's or the container's name. */
const serverName = () => process.env.SERVER_NAME || hostname()

/** pino's levels for calls of `console`. */
const LEVELS = /** @type {const} */ ({ log: 30, info: 30, warn: 40, error: 50 })

/**
 * From here on all that this process says is JSON, a line each, as its log is (lib/server/base/log.ts): also what
 * packages say, and what Node says of a warning or of an error that ends it.
 */
export function speakJson() {
  for (const [name, level] of Object.entries(LEVELS)) {
    const output = level < LEVELS.error ? process.stdout : process.stderr
    console[/** @type {keyof typeof LEVELS} */ (name)] = (/** @type {unknown[]} */ ...said) => {
      const msg = stripVTControlCharacters(format(...said)).trim()
      const line = { level, time: Date.now(), server: serverName(), msg }
      if (msg) output.write(`${JSON.stringify(line)}\n`)
    }
  }
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => console.warn(`${name}: ${message}`))
  process.on('uncaughtException', (error) => {
    console.error(error)
    process.exit(1)
  })
}

/**
 * Ends the program with what went wrong and what to do about it.
 * @param {string} problem
 * @param {string} [remedy]
 * @param {number} [code] one of exit-codes.mjs
 * @returns {never}
 */
export function fail(problem, remedy, code = 1) {
  console.error([`\nDiscern could not start. ${problem}`, remedy].filter(Boolean).join('\n'))
  process.exit(code)
}

/**
 * Ends the program with a sentence over a file or folder that belongs to another user; throws any other error.
 * @param {unknown} error
 * @returns {never}
 */
export function failOverRights(error) {
  const { code = '', path = root } = /** @type {NodeJS.ErrnoException} */ (error)
  if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) throw error
  fail(
    `This user may not read and write ${path}.`,
    'Run the command as the user to whom it belongs, or in a clone, and with a DATA_DIR, of your own.',
  )
}

/**
 * Runs a command to its end, returns what it printed, and stops everything with a clear sentence when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ problem: string, remedy?: string, cwd?: string, env?: Record<string, string> }} options
 * @returns {string}
 */
export function run(command, args, { problem, remedy, cwd = root, env = {} }) {
  const result = spawned(command, args, cwd, env)
  if (result.status === 0) return result.stdout
  console.error(result.stdout ?? '')
  console.error(result.stderr ?? result.error?.message ?? '')
  fail(problem, remedy)
}

/**
 * Runs a command to its end, for one that another may take the place of.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string }} options
 */
export const succeeds = (command, args, { cwd }) => spawned(command, args, cwd, {}).status === 0

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} env
 */
function spawned(command, args, cwd, env) {
  return spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && command === 'npm',
    maxBuffer: 64 * 1024 * 1024,
  })
}
