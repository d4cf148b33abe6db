/** `npm run serve`: serves what `npm run build` made, on the database that `npm run migrate` prepared. */
import { speakJson } from '../lib/runtime/checkout.mjs'
import { loadBuilt } from '../lib/runtime/load-built.mjs'

speakJson()
const { serveAlone } = await loadBuilt('serve-alone')
await serveAlone()
