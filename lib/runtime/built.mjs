// @ts-check
/**
 * What `npm run build` leaves for a server without sources and compilers: beside Next's build the commands of this
 * room, each one file, and in `.built` the build's name. Plain JavaScript, because it runs without a bundle.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './checkout.mjs'

/** The modules that are made with a build. */
export const COMMANDS = /** @type {const} */ ([
  'serve-alone',
  'migrate-alone',
  'backup',
  'restore',
  'grant-admin',
  'calibrate',
  'doctor',
  'held-mails',
])

/** The file with the name of the last build. */
export const BUILT_FILE = join(root, '.built')

/** A module's place in a build. @param {string} folder @param {string} name */
export const commandFile = (folder, name) => join(folder, 'runtime', `${name}.mjs`)

/** The folder, relative to the checkout, of the last build; undefined where there is none. */
export function builtFolder() {
  if (!existsSync(BUILT_FILE)) return undefined
  const folder = readFileSync(BUILT_FILE, 'utf8').trim()
  return existsSync(join(root, folder, 'BUILD_ID')) ? folder : undefined
}

/** Modules that are not at the top of lib/runtime. */
const ROOMS = /** @type {Record<string, string>} */ ({
  backup: 'database/',
  doctor: 'doctor/',
  'held-mails': 'database/',
  migrate: 'database/',
  'new-migration': 'database/',
  postgres: 'database/',
  restore: 'database/',
})

/** Where a module of the runtime is written, as a path in the checkout. @param {string} name */
export const sourceOf = (name) => `lib/runtime/${ROOMS[name] ?? ''}${name}.ts`
