import 'server-only'

const kept = globalThis as typeof globalThis & { __discern?: Map<string, unknown> }

/** One value per process, also where the bundler loads a module twice or the developer's server reloads it. */
export function once<T>(name: string, make: () => T): T {
  kept.__discern ??= new Map()
  if (!kept.__discern.has(name)) kept.__discern.set(name, make())
  return kept.__discern.get(name) as T
}
