/** `npm run check`: lint, types, dead code and decisions on personal data, what one asks before every commit. */

import { install } from '../lib/runtime/install.mjs'
import { checkSources, finish } from './steps.mjs'

install()
await checkSources()
finish()
