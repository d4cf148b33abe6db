/** The product's own forms as the model wants them: instances of what `lib/disc/model` can score. */
import { FORM, FORM_VERSION, requireForm, TETRADS, type Tetrad } from '../form/items'
import type { Response } from '../form/responses'
import { LETTERS } from '../letters'
import { type Answer, type Design, designOf, type FormBlock, type ModelForm } from './form'
import type { Model } from './model'

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

/** The blocks of one form alone: what a calibration is of. */
export const designOfForm = (version: string): Design =>
  designOf(productForm(requireForm(version).tetrads))

/** Those of today's form: what the study simulates. */
export const FORM_DESIGN = designOfForm(FORM_VERSION)

/** A model of one form's blocks, among the blocks of all forms. */
export function amongAll(model: Model, version: string, all = PRODUCT_DESIGN): Model {
  const first = firstBlock(version)
  const blocks = all.blocks.map((block, at) => model.design.blocks[at - first] ?? block)
  return { ...model, design: { ...all, blocks } }
}

/** The place of a form's first block among those of all forms. */
function firstBlock(version: string): number {
  return TETRADS.indexOf(requireForm(version).tetrads[0] as Tetrad)
}

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
  return responses.flatMap((response) => answerFrom(response) ?? [])
}

/** The same of one response; undefined where it does not enter. */
export function answerFrom({ most, least, suggested }: Response): Answer | undefined {
  const chosen = PLACES.get(most)
  const rejected = PLACES.get(least)
  if (suggested || !chosen || !rejected || chosen.block !== rejected.block) return undefined
  return { block: chosen.block, most: chosen.option, least: rejected.option }
}

/** The same for answers to one form, by their places among that form's blocks. */
export function formAnswersFrom(version: string, responses: readonly Response[]): Answer[] {
  const first = firstBlock(version)
  return answersFrom(responses).map((answer) => ({ ...answer, block: answer.block - first }))
}
