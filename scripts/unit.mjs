/**
 * `npm run unit`: the unit tests alone.
 *
 *   npm run unit -- lib/disc        those of a folder or file
 */

import { install } from '../lib/runtime/install.mjs'
import { runUnitTests } from './steps.mjs'

install()
process.exitCode = (await runUnitTests(process.argv.slice(2))) ? 0 : 1
