/** For tests that walk over all endpoints. */
import { expect, test } from './checks'

/**
 * Calls every endpoint of a list in one test, and names all that did not answer as they should. Most calls are shorter
 * than the setup of a test.
 */
export async function callEach<Endpoint>(
  endpoints: readonly Endpoint[],
  nameOf: (endpoint: Endpoint) => string,
  call: (endpoint: Endpoint) => Promise<void>,
): Promise<void> {
  test.slow()
  const wrong: string[] = []
  for (const endpoint of endpoints) {
    const name = nameOf(endpoint)
    try {
      await test.step(name, () => call(endpoint))
    } catch (error) {
      wrong.push(`${name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  expect(wrong).toEqual([])
}
