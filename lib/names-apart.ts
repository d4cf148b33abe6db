/**
 * How people of one group are told apart: by first names; where two share one, by letters of the last name, as many as it
 * takes; then by the whole name; then by a number. Two names are the same whatever their case and the form of their letters.
 * It is decided once, among all members (lib/server/groups/members.ts), so that a person is called the same everywhere;
 * papers ask again, because names may print alike that are not.
 */
import { clipName, fullName, lettersOf } from './display-name'
import { straight } from './visible'

export interface Apart {
  /** What the person is called: "Anna", "Anna B.", "Anna Berg", "Anna Berg (2)". */
  called: string
  /** What of that stands behind the first name; '' where it is enough. */
  apart: string
  /** The whole name, with its number where another has the same. */
  full_name: string
}

interface Named {
  first_name: string
  last_name: string
}

const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu

/** What is compared of a name. */
const keyOf = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Map.groupBy came with Node 21. */
function grouped<One>(all: readonly One[], keyOfOne: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>()
  for (const one of all) {
    const key = keyOfOne(one)
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return groups
}

/** What each is called among all of them; those of one name are numbered in the order given. */
export function tellApart(people: readonly Named[]): Apart[] {
  const named = people.map(({ first_name, last_name }) => {
    const [first, last] = [straight(first_name).trim(), straight(last_name).trim()]
    return { first, last, key: keyOf(first) }
  })
  const whole = numberTwins(
    named.map(({ first, last }) => fullName({ first_name: first, last_name: last })),
  )
  const byFirst = grouped(named, ({ key }) => key)
  const called = named.map((one, at) => {
    const others = (byFirst.get(one.key) ?? []).filter((other) => other !== one)
    if (one.key !== '' && others.length === 0) return one.first
    const start = startOf(
      one.last,
      others.map(({ last }) => keyOf(last)),
    )
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

/** The fewest letters with which no other name begins, the first one upper case; null where only the whole name does. */
function startOf(last: string, others: readonly string[]): string | null {
  const letters = lettersOf(last)
  for (let count = 1; count < letters.length || count === 1; count++) {
    const start = letters.slice(0, count).join('')
    if (start === '') return null
    if (others.some((other) => other.startsWith(keyOf(start)))) continue
    const [initial = '', ...more] = letters.slice(0, count)
    return initial.toLocaleUpperCase('en') + more.join('')
  }
  return null
}

/** Names that are the same get a number each. */
export function numberTwins(names: readonly string[]): string[] {
  const counts = grouped(names, keyOf)
  const taken = new Set(counts.keys())
  return names.map((name) => {
    if (counts.get(keyOf(name))?.length === 1) return name
    let number = 1
    while (taken.has(keyOf(`${name} (${number})`))) number += 1
    taken.add(keyOf(`${name} (${number})`))
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
  const counts = grouped(clipped, keyOf)
  return clipped.map((name, at) =>
    counts.get(keyOf(name))?.length === 1 ? name : (people[at]?.called ?? name),
  )
}
