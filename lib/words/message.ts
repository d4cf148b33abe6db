/** What a catalog is written with: plain texts are strings, and a text with values or tags is a message (docs/decisions/037). */

declare const VALUES: unique symbol

/** A text in ICU's message format, for `say`: with the values that it takes, by name. A tag's value is a `Tag`. */
export interface Message<Values> {
  readonly [VALUES]: (values: Values) => Values
}

/** Draws what stands between a tag and its end. */
export type Tag = (children: React.ReactNode) => React.ReactNode

/**
 * `message<{ count: number }>('{count, plural, one {# try} other {# tries}} left')`. In other languages the values are
 * those of the English message, and need not be said.
 */
export const message = <Values extends object>(text: string) => text as unknown as Message<Values>

/**
 * The English catalog in any language: the same keys, as many entries in a list, messages with the same values. English
 * that has a value or a tag, and is no message, fits nothing.
 */
export type Like<English> =
  English extends Message<infer _>
    ? English
    : English extends string
      ? English extends `${string}${'{' | '<'}${string}`
        ? never
        : string
      : { readonly [Key in keyof English]: Like<English[Key]> }
