import 'server-only'
import { once } from './once'

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
  const kept = () => once(name, () => new Map<string, One<T>>())
  return {
    /** What is kept under this id, if it was made by the same; undefined else. */
    find(id: string, made: string): T | undefined {
      const one = kept().get(id)
      return one && one.made === made && one.until > Date.now() ? one.value : undefined
    },
    keep(id: string, made: string, value: T): T {
      const all = kept()
      all.delete(id)
      for (const [other, { until }] of all) {
        if (until > Date.now() && all.size < most) break
        all.delete(other)
      }
      all.set(id, { made, value, until: Date.now() + KEEP_MS })
      return value
    },
    forget(id: string): void {
      kept().delete(id)
    },
  }
}
