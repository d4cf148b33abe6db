/** Guards for what a browser has kept: a shape is written once, and its type follows from it. */

export type Guard<T> = (value: unknown) => value is T
export type Guarded<G> = G extends Guard<infer T> ? T : never

export const isText: Guard<string> = (value): value is string => typeof value === 'string'

export const isNumber: Guard<number> = (value): value is number => typeof value === 'number'

/** A text of at least so many characters. */
export function isTextFrom(least: number): Guard<string> {
  return (value): value is string => isText(value) && value.length >= least
}

export const isWhole: Guard<number> = (value): value is number => Number.isSafeInteger(value)

/** A whole number, 0 or more. */
export function isCount(most = Number.MAX_SAFE_INTEGER): Guard<number> {
  return (value): value is number => isWhole(value) && value >= 0 && value <= most
}

export function isOneOf<const T extends string | number | boolean>(...all: T[]): Guard<T> {
  return (value): value is T => all.some((one) => one === value)
}

export function orNull<T>(is: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || is(value)
}

export function orNone<T>(is: Guard<T>): Guard<T | undefined> {
  return (value): value is T | undefined => value === undefined || is(value)
}

/** A list of any length, or of `least` to `most`. */
export function isListOf<T>(is: Guard<T>, least = 0, most = Number.POSITIVE_INFINITY): Guard<T[]> {
  return (value): value is T[] =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(is)
}

type Shape = Record<string, Guard<unknown>>
type MayMiss<S extends Shape> = {
  [K in keyof S]: undefined extends Guarded<S[K]> ? K : never
}[keyof S]
type Shaped<S extends Shape> = { [K in Exclude<keyof S, MayMiss<S>>]: Guarded<S[K]> } & {
  [K in MayMiss<S>]?: Guarded<S[K]>
}

/** An object with these fields. Others do no harm. */
export function isShaped<S extends Shape>(shape: S): Guard<Shaped<S>> {
  return (value): value is Shaped<S> =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shape).every(([name, is]) => is((value as Record<string, unknown>)[name]))
}
