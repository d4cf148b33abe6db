/** Makes the production build of these sources, unless it is there. */
import { load } from '../lib/runtime/load.mjs'

const { ensureBuild } = await load('build')
await ensureBuild()
