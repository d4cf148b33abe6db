/** `npm run serve`: serves what `npm run build` made, on the database that `npm run migrate` prepared. */
import { loadBuilt } from '../lib/runtime/load-built.mjs'

const { serveAlone } = await loadBuilt('serve-alone')
await serveAlone()
