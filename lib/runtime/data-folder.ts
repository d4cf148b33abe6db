import { randomBytes } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { environment } from '@/lib/environment'
import { fail, failOverRights } from './checkout.mjs'
import { commandOf, isAlive } from './processes'

/** Two starts on one data folder would fight over its database: the second ends here. Returns what gives it free. */
export function claimDataFolder(dataDir: string): () => void {
  const file = join(dataDir, 'running.pid')
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
    // A start as root leaves some that only root may read.
    for (const name of readdirSync(dataDir)) accessSync(join(dataDir, name), constants.R_OK)
  } catch (error) {
    failOverRights(error)
  }
  const holder = readPid(file)
  if (holder && holder !== process.pid && isAlive(holder) && isStart(holder)) {
    fail(
      `It already runs from ${dataDir} (process ${holder}).`,
      'Stop that one first, or give this one its own folder and port: PORT=3001 DATA_DIR=.data-2 npm start',
    )
  }
  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}

function readPid(file: string): number {
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
}

/** After a crash the process id may belong to any other program. */
function isStart(pid: number): boolean {
  const command = commandOf(pid)
  return command === undefined
    ? process.platform === 'win32'
    : /\bscripts[/\\][\w-]+\.mjs/.test(command)
}

/** The file of a generated secret. */
export const secretFile = (dataDir: string) => join(dataDir, 'session-secret')

/** The secret that signs sessions and cookies: the environment's, else one made on the first start and kept with mode 600. */
export function sessionSecret(dataDir: string): string {
  const { NEXTAUTH_SECRET } = environment()
  if (NEXTAUTH_SECRET) return NEXTAUTH_SECRET
  const file = secretFile(dataDir)
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeSecretly(file, randomBytes(48).toString('base64url'))
  }
  return readFileSync(file, 'utf8').trim()
}

/** Writes a file that only its owner may read, as a whole or not at all. */
export function writeSecretly(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, text, { mode: 0o600, flush: true })
  renameSync(unfinished, file)
}
