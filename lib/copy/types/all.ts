import type { StyleCode } from '@/lib/disc/styles'
import { c } from './c'
import { cd } from './cd'
import { ci } from './ci'
import { cs } from './cs'
import { d } from './d'
import { dc } from './dc'
import { di } from './di'
import { ds } from './ds'
import { i } from './i'
import { ic } from './ic'
import { id } from './id'
import { is } from './is'
import { s } from './s'
import { sc } from './sc'
import { sd } from './sd'
import { si } from './si'
import type { TypePage } from './type-page'

export const TYPE_PAGES: Record<StyleCode, TypePage> = {
  D: d,
  DI: di,
  DS: ds,
  DC: dc,
  I: i,
  ID: id,
  IS: is,
  IC: ic,
  S: s,
  SD: sd,
  SI: si,
  SC: sc,
  C: c,
  CD: cd,
  CI: ci,
  CS: cs,
}
