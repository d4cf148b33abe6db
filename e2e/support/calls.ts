/** For tests that walk over all endpoints. */
import { expect, test } from './checks'

/**
 * Calls every endpoint of a list in one test, and names all that did not answer as they should. As tests of their own
 * most would take longer to begin and end than to call.
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

/**
 * What is arranged for a caller serves all their calls of a test, but those that end it: each of these has its own. Another
 * test arranges anew, because browsers end with the test that opened them.
 */
export function arrangedOnce<Caller, Arranged>(
  arrange: (caller: Caller, baseURL?: string) => Promise<Arranged>,
) {
  const kept = new Map<Caller, Promise<Arranged>>()
  let now = ''
  return (caller: Caller, baseURL?: string, endsIt = false) => {
    const { testId } = test.info()
    if (testId !== now) kept.clear()
    now = testId
    if (endsIt) return arrange(caller, baseURL)
    const arranged = kept.get(caller) ?? arrange(caller, baseURL)
    kept.set(caller, arranged)
    return arranged
  }
}
