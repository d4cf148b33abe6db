/** `npm run check`: lint, types and dead code, what one asks before every commit. */

import { install } from '../lib/runtime/install.mjs'
import { checkSources } from './checks.mjs'
import { countCheck, finish } from './journeys.mjs'

install()
for (const check of Object.values(checkSources())) countCheck(await check)
finish()
