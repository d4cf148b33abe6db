// @ts-check
/** Why a command ended, for what started it; docs/operations.md lists them for operators. */
import { fail } from './checkout.mjs'

export const EXIT = /** @type {const} */ ({
  /** Stopped on request, with all work finished. */
  ended: 0,
  /** All other failures. */
  failed: 1,
  /** A setting is wrong, or missing. */
  setting: 2,
  /** `npm run build` has not run here. */
  notBuilt: 3,
  /** The database does not answer, or refuses the role. */
  noDatabase: 4,
  /** The database lacks migrations of this version. */
  databaseOlder: 5,
  /** The database has migrations that this version does not know. */
  databaseNewer: 6,
  /** The port is taken, or the address is not here. */
  noPort: 7,
  /** The embedded database ended again and again while the product ran. */
  databaseDied: 8,
})

/**
 * Ends the program over a setting, with what is wrong with it and what to do.
 * @param {string} problem
 * @param {string} [remedy]
 * @returns {never}
 */
export function failSetting(problem, remedy) {
  fail(problem, remedy, EXIT.setting)
}
