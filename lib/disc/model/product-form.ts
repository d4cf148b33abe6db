/** The product's own form as the model wants it: one instance of what `lib/disc/model` can score. */
import { FORM } from '../form/items'
import type { Response } from '../form/responses'
import { LETTERS } from '../letters'
import { type Answer, designOf, type FormBlock, type ModelForm } from './form'

/** Traits are the letters in circle order; a block's options stand in the form's written order. */
export function productForm(): ModelForm {
  return {
    traits: LETTERS,
    blocks: FORM.map(
      ({ question, items }): FormBlock => ({
        id: question,
        options: items.map(({ id, letter, keyed }) => ({ id, trait: letter, keyed })),
      }),
    ),
  }
}

export const PRODUCT_DESIGN = designOf(productForm())

const PLACES = new Map(
  FORM.flatMap(({ items }, block) =>
    items.map(({ id }, option): [string, Place] => [id, { block, option }]),
  ),
)

interface Place {
  block: number
  option: number
}

/** What enters the model: an answer per response, without untouched suggestions and without unknown statements. */
export function answersFrom(responses: readonly Response[]): Answer[] {
  return responses.flatMap(({ most, least, suggested }) => {
    const chosen = PLACES.get(most)
    const rejected = PLACES.get(least)
    if (suggested || !chosen || !rejected || chosen.block !== rejected.block) return []
    return [{ block: chosen.block, most: chosen.option, least: rejected.option }]
  })
}
