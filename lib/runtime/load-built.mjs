// @ts-check
/** Loads a built module of this room for scripts/, where there is a build but no sources and no compilers. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { builtFolder, commandFile } from './built.mjs'
import { fail, root } from './checkout.mjs'
import { EXIT } from './exit-codes.mjs'

/**
 * A module that was made with the build, as the last build has it. Nothing is installed, bundled or written.
 * @template {(typeof import('./built.mjs').COMMANDS)[number]} Name
 * @param {Name} name
 * @returns {Promise<import('./load.mjs').Modules[Name]>}
 */
export async function loadBuilt(name) {
  const folder = builtFolder()
  const file = folder && commandFile(join(root, folder), name)
  if (!file || !existsSync(file)) {
    fail('There is no build here.', 'Run npm run build first.', EXIT.notBuilt)
  }
  return import(pathToFileURL(file).href)
}
