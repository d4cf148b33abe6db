/**
 * The forms that people are, or were, asked: each 28 tetrads of four statements, one per letter. Letters, keys and
 * facets stay on the server; the linter keeps this module out of the browser, and a test searches the built bundles.
 *
 * A result belongs to the form that it was taken with. No two forms share an id, so every answer says by its ids which
 * form it belongs to: scored, explained and exported by that one, however long ago it was begun (docs/decisions/025).
 */
import { BANK_2026_12 } from './bank-2026-12'
import { BANK_2027_01 } from './bank-2027-01'
import { BANK_2027_02 } from './bank-2027-02'
import { FORM_2026_11 } from './form-2026-11'
import { FORM_2026_12 } from './form-2026-12'
import { FORM_2027_01 } from './form-2027-01'
import { FORM_2027_02 } from './form-2027-02'
import type { FormText, Item } from './item'
import { shuffle } from './shuffle'

export interface Tetrad {
  /** 1 to 28, in the bank from 29 on; the wire calls it `group` and `question_number`. */
  question: number
  items: readonly Item[]
}

export interface Form {
  /** Stored with every result. A change of any statement, key or order is a new version. */
  version: string
  tetrads: readonly Tetrad[]
  /** More questions, for people whose lead is open after it: numbered on from it, and part of none. */
  bank: readonly Tetrad[]
}

/** The first two forms have one bank. */
const FIRST_BANK = tetradsFrom(BANK_2026_12, 29)

/** Every form that anyone was asked, in the order of their release. */
export const FORMS: readonly [Form, ...Form[]] = [
  { version: '2026-11', tetrads: tetradsFrom(FORM_2026_11, 1), bank: FIRST_BANK },
  { version: '2026-12', tetrads: tetradsFrom(FORM_2026_12, 1), bank: FIRST_BANK },
  {
    version: '2027-01',
    tetrads: tetradsFrom(FORM_2027_01, 1),
    bank: tetradsFrom(BANK_2027_01, 29),
  },
  {
    version: '2027-02',
    tetrads: tetradsFrom(FORM_2027_02, 1),
    bank: tetradsFrom(BANK_2027_02, 29),
  },
]

/** The form that new assessments are taken with. */
const TODAY = FORMS.at(-1) ?? FORMS[0]
export const FORM_VERSION = TODAY.version
export const FORM: readonly Tetrad[] = TODAY.tetrads
export const QUESTION_COUNT = FORM.length

export const BANK: readonly Tetrad[] = TODAY.bank

/** Every question that anyone may be asked: every form, older ones first, then the banks. */
export const TETRADS: readonly Tetrad[] = [
  ...FORMS.flatMap(({ tetrads }) => tetrads),
  ...new Set(FORMS.flatMap(({ bank }) => bank)),
]

const FORM_OF_ITEM = new Map(
  FORMS.flatMap((form) =>
    form.tetrads.flatMap(({ items }) => items.map(({ id }): [string, Form] => [id, form])),
  ),
)

/** The form that the first known one of these statements is of; today's where none is known. */
export function formOf(...ids: readonly (string | undefined)[]): Form {
  return ids.map((id) => FORM_OF_ITEM.get(id ?? '')).find((form) => form) ?? TODAY
}

/** The form of this version. Throws for a version that never was. */
export function requireForm(version: string): Form {
  const form = FORMS.find((one) => one.version === version)
  if (!form) throw new Error(`There is no form ${version}.`)
  return form
}

function tetradsFrom(texts: FormText, first: number): Tetrad[] {
  return texts.map((items, index) => ({ question: first + index, items }))
}

/** What a person is asked: the tetrads without letters, keys and facets, each in an order drawn by `random` (0 ≤ x < 1). */
export function questionsFor(random: () => number, { tetrads }: Form = TODAY) {
  return tetrads.map((tetrad) => ({
    group: tetrad.question,
    options: shuffle(tetrad.items, random).map(({ id, text }) => ({ id, text })),
  }))
}
