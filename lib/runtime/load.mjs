// @ts-check
/** How scripts/, which plain Node runs, comes by the TypeScript of the runtime. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './checkout.mjs'
import { install } from './install.mjs'

/**
 * The modules that scripts/ call.
 * @typedef {{
 *   backup: typeof import('./database/backup'),
 *   build: typeof import('./build'),
 *   'data-folder': typeof import('./data-folder'),
 *   'free-port': typeof import('./free-port'),
 *   'grant-admin': typeof import('./grant-admin'),
 *   migrate: typeof import('./database/migrate'),
 *   'new-migration': typeof import('./database/new-migration'),
 *   postgres: typeof import('./database/postgres'),
 *   'postgres-home': typeof import('./database/postgres-home'),
 *   restore: typeof import('./database/restore'),
 *   serve: typeof import('./serve'),
 *   'secret-files': typeof import('./secret-files'),
 *   settings: typeof import('./settings'),
 *   start: typeof import('./start'),
 * }} Modules
 */

/** Those that stand in a room of their own. */
const ROOMS = /** @type {Record<string, string>} */ ({
  backup: 'database/',
  migrate: 'database/',
  'new-migration': 'database/',
  postgres: 'database/',
  'postgres-home': 'database/',
  restore: 'database/',
})

/**
 * One module of the runtime, with what it needs installed and up to date.
 * @template {keyof Modules} Name
 * @param {Name} name
 * @returns {Promise<Modules[Name]>}
 */
export async function load(name) {
  install()
  // It needs an installed package, so it loads only now.
  const { bundle } = await import('./bundle.mjs')
  const file = `.runtime/${name}.mjs`
  await bundle(`lib/runtime/${ROOMS[name] ?? ''}${name}.ts`, file)
  return import(pathToFileURL(join(root, file)).href)
}
