import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuild } from './build'
import { BUILT_FILE, COMMANDS, commandFile, sourceOf } from './built.mjs'
import { bundle } from './bundle.mjs'
import { root } from './checkout.mjs'

/**
 * `npm run build`: the production build of these sources, with all that serving and migrating need besides packages.
 * Returns its folder, relative to the checkout.
 */
export async function buildAlone(): Promise<string> {
  const folder = await ensureBuild()
  for (const name of COMMANDS) {
    await bundle(sourceOf(name), commandFile(join(root, folder), name))
  }
  writeFileSync(BUILT_FILE, `${folder}\n`)
  return folder
}
