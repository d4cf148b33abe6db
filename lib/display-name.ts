/**
 * What people are called, and in how few letters. A letter is what a reader sees as one, also where it is several code
 * points.
 *
 * People of one group stand apart by first names; where two share one, by letters of the last name, as many as it takes;
 * then by the whole name; then by a number. Two names are the same whatever their case and the form of their letters. It is
 * decided once, among all members (lib/server/groups/members.ts), so that a person is called the same everywhere; papers
 * ask again, because names may print alike that are not.
 */
import { sameKey } from './disc/names'
import { straight } from './visible'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What a reader sees as letters. */
const lettersOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment)

/** A family of emoji has eleven parts; more is a pile of marks on one letter, of which the letter is kept. */
const MOST_PARTS = 11

/** The first letter of a name, as a reader sees it, in upper case; '' where there is none. */
function initialOf(name: string): string {
  const visible = name.replace(/^[\p{Cf}\s]+/u, '')
  const [first = ''] = lettersOf(visible)
  const parts = [...first]
  return (parts.length > MOST_PARTS ? (parts[0] ?? '') : first).toLocaleUpperCase('en')
}

interface Named {
  first_name: string
  last_name: string
}

/** "Marisol Vega"; with what tells it apart from another member’s. */
export function fullName({ first_name, last_name, full_name }: Named & { full_name?: string }) {
  return full_name ?? `${first_name} ${last_name}`.trim()
}

/** "MV". */
export function initialsOf(firstName: string, lastName: string): string {
  return initialOf(firstName) + initialOf(lastName)
}

/** A name of at most so many letters; a longer one ends in "…". */
function clipName(name: string, most: number): string {
  const all = lettersOf(name)
  if (all.length <= most) return name
  return `${all
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`
}

export interface Apart {
  /** What the person is called: "Anna", "Anna B.", "Anna Berg", "Anna Berg (2)". */
  called: string
  /** What of that stands behind the first name; '' where it is enough. */
  apart: string
  /** The whole name, with its number where another has the same. */
  full_name: string
}

/** Map.groupBy came with Node 21. */
function grouped<One>(all: readonly One[], keyOfOne: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>()
  for (const one of all) {
    const key = keyOfOne(one)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}

/** What each is called among all of them; those of one name are numbered in the order given. */
export function tellApart(people: readonly Named[]): Apart[] {
  const named = people.map(({ first_name, last_name }) => {
    const [first, last] = [straight(first_name).trim(), straight(last_name).trim()]
    return { first, last, key: sameKey(first), lastKey: sameKey(last) }
  })
  const whole = numberTwins(
    named.map(({ first, last }) => fullName({ first_name: first, last_name: last })),
  )
  const byFirst = grouped(named, ({ key }) => key)
  const sorted = new Map([...byFirst].map(([key, all]) => [key, all.map(lastKeyOf).sort()]))
  const called = named.map((one, at) => {
    const lastKeys = sorted.get(one.key) ?? []
    if (one.key !== '' && lastKeys.length === 1) return one.first
    const start = startOf(one.last, lastKeys)
    return start && one.first ? `${one.first} ${start}.` : (whole[at] ?? '')
  })
  return numberTwins(called).map((name, at) => {
    const { first = '' } = named[at] ?? {}
    const apart = name.startsWith(first) ? name.slice(first.length).trim() : ''
    return { called: name, apart, full_name: whole[at] ?? '' }
  })
}

/** The same, where only that is wanted. */
export const callNames = (people: readonly Named[]): string[] =>
  tellApart(people).map(({ called }) => called)

const lastKeyOf = ({ lastKey }: { lastKey: string }) => lastKey

/**
 * The fewest letters with which no other name begins, the first one upper case; null where only the whole name does.
 * `sorted` has what is compared of all of them, this one included: those that begin alike stand together.
 */
function startOf(last: string, sorted: readonly string[]): string | null {
  const own = sameKey(last)
  if (sorted[firstAt(sorted, own) + 1] === own) return null
  const letters = lettersOf(last)
  for (let count = 1; count < letters.length || count === 1; count++) {
    const start = letters.slice(0, count).join('')
    if (start === '') return null
    const key = sameKey(start)
    const from = firstAt(sorted, key)
    const isOwn = own.startsWith(key)
    if (sorted[isOwn ? from + 1 : from]?.startsWith(key)) continue
    const [initial = '', ...more] = letters.slice(0, count)
    return initial.toLocaleUpperCase('en') + more.join('')
  }
  return null
}

/** Where the first one stands that is no less; after all of them where there is none. */
function firstAt(sorted: readonly string[], key: string): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? '') < key) from = middle + 1
    else to = middle
  }
  return from
}

/** Names that are the same get a number each. */
export function numberTwins(names: readonly string[]): string[] {
  const counts = grouped(names, sameKey)
  const taken = new Set(counts.keys())
  const next = new Map<string, number>()
  return names.map((name) => {
    const own = sameKey(name)
    if (counts.get(own)?.length === 1) return name
    // The numbers below are taken: by twins before this one, or by people who are called so.
    let number = next.get(own) ?? 1
    while (taken.has(sameKey(`${name} (${number})`))) number += 1
    next.set(own, number + 1)
    taken.add(sameKey(`${name} (${number})`))
    return `${name} (${number})`.trim()
  })
}

/** The fewest letters of a first name that are kept beside what tells it apart. */
const FEWEST_KEPT = 3

/**
 * Names for places with room for so many letters. What is cut is the first name, never what tells two apart; a name that
 * would then read like another stays whole.
 */
export function clipNames(
  people: readonly Pick<Apart, 'called' | 'apart'>[],
  most: number,
): string[] {
  const clipped = people.map(({ called, apart }) => {
    if (!apart || lettersOf(called).length <= most) return clipName(called, most)
    const first = called.slice(0, called.length - apart.length).trim()
    const room = Math.max(FEWEST_KEPT, most - lettersOf(apart).length - 1)
    return `${clipName(first, room)} ${apart}`
  })
  const counts = grouped(clipped, sameKey)
  return clipped.map((name, at) =>
    counts.get(sameKey(name))?.length === 1 ? name : (people[at]?.called ?? name),
  )
}
