/** `npm run build`: the production build of these sources, unless it exists, with the commands that need no sources. */
import { load } from '../lib/runtime/load.mjs'

const { buildAlone } = await load('build-alone')
console.log(`Built in ${await buildAlone()}`)
