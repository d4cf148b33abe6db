/**
 * `npm run unit`: the unit tests alone.
 *
 *   npm run unit -- lib/disc        those of a folder or file
 */
import { runUnitTests } from './checks.mjs'
import { install } from './install.mjs'

install()
process.exitCode = (await runUnitTests(process.argv.slice(2))) ? 0 : 1
