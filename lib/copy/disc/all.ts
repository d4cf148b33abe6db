/** The public pages about the letters, alone and two by two. */
import type { LetterPair, PerLetter } from '@/lib/disc/letters'
import { cAndC } from './c-and-c'
import { conscientiousness } from './conscientiousness'
import { dAndC } from './d-and-c'
import { dAndD } from './d-and-d'
import { dAndI } from './d-and-i'
import { dAndS } from './d-and-s'
import { dominance } from './dominance'
import { iAndC } from './i-and-c'
import { iAndI } from './i-and-i'
import { iAndS } from './i-and-s'
import { influence } from './influence'
import type { LetterPage } from './letter-page'
import type { PairPage } from './pair-page'
import { sAndC } from './s-and-c'
import { sAndS } from './s-and-s'
import { steadiness } from './steadiness'

export const LETTER_PAGES: PerLetter<LetterPage> = {
  D: dominance,
  I: influence,
  S: steadiness,
  C: conscientiousness,
}

export const PAIR_PAGES: Record<LetterPair, PairPage> = {
  DD: dAndD,
  DI: dAndI,
  DS: dAndS,
  DC: dAndC,
  II: iAndI,
  IS: iAndS,
  IC: iAndC,
  SS: sAndS,
  SC: sAndC,
  CC: cAndC,
}
