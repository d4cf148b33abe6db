// @ts-check
/** How scripts/, which plain Node runs, comes by the TypeScript of the runtime. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { builtFolder, commandFile, sourceOf } from './built.mjs'
import { failOverRights, root } from './checkout.mjs'
import { install } from './install.mjs'

/**
 * The modules that scripts/ call.
 * @typedef {{
 *   backup: typeof import('./database/backup'),
 *   build: typeof import('./build'),
 *   'build-alone': typeof import('./build-alone'),
 *   calibrate: typeof import('./calibrate'),
 *   'data-folder': typeof import('./data-folder'),
 *   doctor: typeof import('./doctor/doctor'),
 *   'free-port': typeof import('./free-port'),
 *   'grant-admin': typeof import('./grant-admin'),
 *   'held-mails': typeof import('./database/held-mails'),
 *   migrate: typeof import('./database/migrate'),
 *   'migrate-alone': typeof import('./migrate-alone'),
 *   'new-migration': typeof import('./database/new-migration'),
 *   pack: typeof import('./pack'),
 *   postgres: typeof import('./database/postgres'),
 *   restore: typeof import('./database/restore'),
 *   serve: typeof import('./serve'),
 *   'serve-alone': typeof import('./serve-alone'),
 *   'setting-files': typeof import('./setting-files'),
 *   settings: typeof import('./settings'),
 *   start: typeof import('./start'),
 * }} Modules
 */

/**
 * One module of the runtime, with what it needs installed and up to date; where the sources were left behind (pack.ts),
 * as the build has it.
 * @template {keyof Modules} Name
 * @param {Name} name
 * @returns {Promise<Modules[Name]>}
 */
export async function load(name) {
  const source = sourceOf(name)
  if (!existsSync(join(root, source))) {
    return import(pathToFileURL(commandFile(join(root, builtFolder() ?? ''), name)).href)
  }
  const file = `.runtime/${name}.mjs`
  try {
    install()
    // It needs an installed package, so it loads only now.
    const { bundle } = await import('./bundle.mjs')
    await bundle(source, file)
  } catch (error) {
    failOverRights(error)
  }
  return import(pathToFileURL(join(root, file)).href)
}
