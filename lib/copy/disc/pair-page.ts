import type { Passage } from '../types/type-page'

/** What one of two says, what it means, and what the other one hears. `by` is 0 for the first letter of the page. */
export interface Heard {
  said: string
  by: 0 | 1
  means: string
  hears: string
}

/** What helps one of the two. Two of the same letter are told apart by what they do, in a title. */
export interface Help {
  title?: string
  text: string
  say: string
  not: string
}

/** The public page of two letters: its own text, of which neither the report nor another page repeats anything. */
export interface PairPage {
  lede: string
  scene: readonly Passage[]
  heard: readonly [Heard, Heard, Heard]
  good: string
  clash: string
  /** Where one is the boss of the other: the first letter of the second, and the other way round; of two alike, once. */
  leads: readonly [string] | readonly [string, string]
  helps: readonly [Help, Help]
  /** One agreement to start with, and how to keep it. */
  agreement: string
  how: string
}
