/** The product's own forms as the model wants them: instances of what `lib/disc/model` can score. */
import { FORM, TETRADS, type Tetrad } from '../form/items'
import type { Response } from '../form/responses'
import { LETTERS } from '../letters'
import { type Answer, designOf, type FormBlock, type ModelForm } from './form'

/** Traits are the letters in circle order; a block's options stand in the form's written order. Today's form, if none is named. */
export function productForm(tetrads: readonly Tetrad[] = FORM): ModelForm {
  return {
    traits: LETTERS,
    blocks: tetrads.map(
      ({ question, items }): FormBlock => ({
        id: question,
        options: items.map(({ id, letter, keyed }) => ({ id, trait: letter, keyed })),
      }),
    ),
  }
}

/** The blocks of all forms, older ones first: only those that a person answered enter an estimate. */
export const PRODUCT_DESIGN = designOf(productForm(TETRADS))

const PLACES = new Map(
  TETRADS.flatMap(({ items }, block) =>
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
