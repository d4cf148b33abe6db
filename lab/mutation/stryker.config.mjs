/** What `npm run prove -- mutation` changes, one place at a time, to see whether a unit test fails. */

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'lab/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  dryRunTimeoutMinutes: 30,
  // A busy machine is no change that never ends.
  timeoutMS: 20_000,
  // They run once, when a module is loaded, so each would need a fresh test run.
  ignoreStatic: true,
  // The compiler holds codes, and people read texts.
  mutator: { excludedMutations: ['StringLiteral'] },
  concurrency: 1,
  // The files of the checkout that these tests read.
  ignorePatterns: [
    '/*',
    '!/app',
    '!/components',
    '!/docs',
    '!/e2e',
    '!/lab',
    '!/lib',
    '!/scripts',
    '!/package.json',
    '!/tsconfig.json',
    '/lab/tools',
  ],
  // Stryker would rewrite it by an API that TypeScript 7 no longer has.
  tsconfigFile: 'none.json',
  tempDirName: '.test/mutation',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: '.test/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
}
