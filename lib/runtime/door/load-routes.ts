import { createRequire } from 'node:module'
import { join } from 'node:path'
import { leisure } from './leisure'

/** Between two routes: most answers are made within one such pause. */
const PAUSE_MS = 10

/**
 * Loads the code of each route of a build, so that nobody waits for it who asks for that route; one at a time, each
 * while the server has little to do. Next would load all at once before it is ready (`preloadEntriesOnStart`), a third
 * of a start. `folder` is the whole path of the build. Resolves when all are loaded.
 */
export async function loadRoutes(folder: string): Promise<void> {
  const load = createRequire(join(folder, 'server/'))
  const files: Record<string, string> = load('./app-paths-manifest.json')
  for (const file of Object.values(files)) {
    await leisure(PAUSE_MS)
    try {
      load(`./${file}`)
    } catch {
      // It fails again for whoever asks for it, and there it is logged and answered.
    }
  }
}
