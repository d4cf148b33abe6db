import 'server-only'

const kept = globalThis as typeof globalThis & { __discern?: Map<string, unknown> }

/** One value per process, also where the bundler loads a module twice or the developer's server reloads it. */
export function once<T>(name: string, make: () => T): T {
  kept.__discern ??= new Map()
  if (!kept.__discern.has(name)) kept.__discern.set(name, make())
  return kept.__discern.get(name) as T
}

/** No longer than a drawn PDF (reports/pdf.ts): what it was made of may be deleted on another replica. */
const KEEP_MS = 10 * 60_000

interface One<T> {
  /** By what it was made. */
  made: string
  value: T
  until: number
}

/** Keeps the latest results of some work in this process's memory. The longest kept go first. */
export function keptInMemory<T>(name: string, most: number) {
  const ours = () => once(name, () => new Map<string, One<T>>())
  return {
    /** What is kept under this id, if it was made by the same; undefined else. */
    find(id: string, made: string): T | undefined {
      const one = ours().get(id)
      return one && one.made === made && one.until > Date.now() ? one.value : undefined
    },
    keep(id: string, made: string, value: T): T {
      const all = ours()
      all.delete(id)
      for (const [other, { until }] of all) {
        if (until > Date.now() && all.size < most) break
        all.delete(other)
      }
      all.set(id, { made, value, until: Date.now() + KEEP_MS })
      return value
    },
    forget(id: string): void {
      ours().delete(id)
    },
  }
}
