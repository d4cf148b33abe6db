import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format'
import { createElement, Fragment, type ReactNode } from 'react'
import { type Language, LOCALES } from '../languages/languages'
import type { Message, Tag } from './message'

type PlainValues = Record<string, string | number>
type RichValues = Record<string, string | number | Tag>

export interface Say {
  <Values extends PlainValues>(text: Message<Values>, values: Values): string
  <Values extends RichValues>(text: Message<Values>, values: Values): ReactNode
}

/**
 * A message with its values, in a language: a string, or what to draw where it has tags. It takes messages as the server
 * has compiled them (lib/words/catalogs.ts). Throws in development where a value is missing.
 */
export function sayIn(language: Language): Say {
  const locale = LOCALES[language]
  function say<Values extends PlainValues>(text: Message<Values>, values: Values): string
  function say<Values extends RichValues>(text: Message<Values>, values: Values): ReactNode
  function say(text: unknown, values: RichValues): ReactNode {
    const given = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (inner: ReactNode[]) => value(drawn(inner)) : value,
    ])
    const filled: FormatValues<ReactNode> = Object.fromEntries(given)
    const said = format<ReactNode>(text as CompiledMessage, locale, filled, { formatters })
    return Array.isArray(said) ? drawn(said) : said
  }
  return say
}

/** Each text beside others is in an element of its own: a browser's page translation replaces bare ones. */
function drawn(parts: readonly ReactNode[]): ReactNode {
  if (parts.length === 1) return parts[0]
  const alone = parts.map((part) =>
    typeof part === 'string' ? createElement('span', null, part) : part,
  )
  return createElement(Fragment, null, ...alone)
}

function kept<Args extends unknown[], Made>(make: (...args: Args) => Made) {
  const made = new Map<string, Made>()
  return (...args: Args): Made => {
    const key = JSON.stringify(args)
    const one = made.get(key) ?? make(...args)
    made.set(key, one)
    return one
  }
}

/** Making one takes longer than all it says. */
const formatters = {
  getNumberFormat: kept(
    (...how: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...how),
  ),
  getPluralRules: kept(
    (...how: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...how),
  ),
  getDateTimeFormat: kept(
    (...how: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...how),
  ),
}
