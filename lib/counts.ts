import { numberFormat } from './languages/formats'

/** "1,284". */
export function formatCount(count: number): string {
  return numberFormat({}).format(count)
}

/** "1 order", "1,200 orders"; a plural that is no "-s" is given. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}

/** "42%" of a whole; a dash where the whole is 0. */
export function formatShare(part: number, whole: number): string {
  return whole === 0 ? '-' : `${Math.round((part / whole) * 100)}%`
}
