/** For tests that only call: the journeys' own `test` opens a browser to hear its complaints. */
export { expect, test } from '@playwright/test'
