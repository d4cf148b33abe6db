// @ts-check
/** How scripts/, which plain Node runs, comes by the TypeScript of this room. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './checkout.mjs'
import { install } from './install.mjs'

/**
 * The modules that scripts/ call.
 * @typedef {{
 *   backup: typeof import('./backup'),
 *   build: typeof import('./build'),
 *   'data-folder': typeof import('./data-folder'),
 *   'free-port': typeof import('./free-port'),
 *   'grant-admin': typeof import('./grant-admin'),
 *   migrate: typeof import('./migrate'),
 *   'new-migration': typeof import('./new-migration'),
 *   postgres: typeof import('./postgres'),
 *   'postgres-home': typeof import('./postgres-home'),
 *   restore: typeof import('./restore'),
 *   serve: typeof import('./serve'),
 *   'secret-files': typeof import('./secret-files'),
 *   settings: typeof import('./settings'),
 *   start: typeof import('./start'),
 * }} Modules
 */

/**
 * One module of this room, with what it needs installed and up to date.
 * @template {keyof Modules} Name
 * @param {Name} name
 * @returns {Promise<Modules[Name]>}
 */
export async function load(name) {
  install()
  // It needs an installed package, so it loads only now.
  const { bundle } = await import('./bundle.mjs')
  const file = `.runtime/${name}.mjs`
  await bundle(`lib/runtime/${name}.ts`, file)
  return import(pathToFileURL(join(root, file)).href)
}
