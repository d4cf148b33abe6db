/** Twenty made-up scenes: ten pairs of letters, both ways. */
import type { LetterPair } from '../../../letters'
import type { BothWays } from '../../scenes/scene'
import { cAndC } from './c-and-c'
import { dAndC } from './d-and-c'
import { dAndD } from './d-and-d'
import { dAndI } from './d-and-i'
import { dAndS } from './d-and-s'
import { iAndC } from './i-and-c'
import { iAndI } from './i-and-i'
import { iAndS } from './i-and-s'
import { sAndC } from './s-and-c'
import { sAndS } from './s-and-s'

export const SCENES = {
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
} as const satisfies Record<LetterPair, BothWays>
