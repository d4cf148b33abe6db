import type { ItemStats } from '@/lib/api/admin'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import { findingsOf } from './item-findings'

const SHOWN = ['all', 'weak'] as const
const ORDERS = ['question', 'weakest'] as const

/** Which statements the page shows, and in which order. */
export interface ItemView {
  letter: Letter | null
  show: (typeof SHOWN)[number]
  order: (typeof ORDERS)[number]
}

type Asked = Record<string, string | string[] | undefined>

const oneOf = <Option extends string>(options: readonly Option[], value: unknown) =>
  options.find((option) => option === value)

/** The view that an address asks for; what it does not know, it leaves at all statements of the form. */
export function readItemView({ letter, show, order }: Asked): ItemView {
  return {
    letter: oneOf(LETTERS, letter) ?? null,
    show: oneOf(SHOWN, show) ?? 'all',
    order: oneOf(ORDERS, order) ?? 'question',
  }
}

/** The statements of a view. */
export function itemsIn(items: readonly ItemStats[], view: ItemView): ItemStats[] {
  const shown = items
    .filter(({ letter }) => view.letter === null || letter === view.letter)
    .filter((item) => view.show === 'all' || findingsOf(item).length > 0)
  if (view.order === 'question') return shown
  return shown.sort((one, other) => (one.correlation ?? 1) - (other.correlation ?? 1))
}
