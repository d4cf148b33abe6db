import type { ItemStats } from '@/lib/api/admin/admin'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import { findingsOf } from './item-findings'

const SHOWN = ['all', 'weak'] as const
const ORDERS = ['question', 'weakest'] as const

/** Which statements the page shows, and in which order. */
export interface ItemView {
  letter: Letter | null
  show: (typeof SHOWN)[number]
  order: (typeof ORDERS)[number]
  /** From 1. */
  page: number
}

/** Statements on one page. */
const ITEMS_AT_ONCE = 20

type Asked = Record<string, string | string[] | undefined>

const oneOf = <Option extends string>(options: readonly Option[], value: unknown) =>
  options.find((option) => option === value)

/** The view that an address asks for; what it does not know, it leaves at all statements of the form. */
export function readItemView({ letter, show, order, page }: Asked): ItemView {
  return {
    letter: oneOf(LETTERS, letter) ?? null,
    show: oneOf(SHOWN, show) ?? 'all',
    order: oneOf(ORDERS, order) ?? 'question',
    page: /^[1-9]\d?$/.test(String(page)) ? Number(page) : 1,
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

/** One page of them, and how many pages there are; past the end is the last page. */
export function pageOfItems(shown: readonly ItemStats[], asked: number) {
  const pages = Math.max(1, Math.ceil(shown.length / ITEMS_AT_ONCE))
  const page = Math.min(asked, pages)
  return { rows: shown.slice((page - 1) * ITEMS_AT_ONCE, page * ITEMS_AT_ONCE), page, pages }
}
