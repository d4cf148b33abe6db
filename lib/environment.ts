/**
 * The one file that reads the environment; the linter refuses it elsewhere. What a server is told is checked, and has its
 * meaning, in lib/server/base/env.ts.
 */

/** Part of the build: Next writes these into the code, the browser's too, where they stand in full (next.config.mjs). */
export const BUILT_CURRENCY = process.env.CURRENCY
export const BUILT_GUEST_RESULTS_MONTHS = process.env.GUEST_RESULTS_MONTHS
export const BUILT_OPERATOR = process.env.OPERATOR
export const BUILT_CONTACT_EMAIL = process.env.CONTACT_EMAIL

/** What this process was started with; lib/runtime adds to it what it finds out before it serves. */
export const environment = (): NodeJS.ProcessEnv => process.env
