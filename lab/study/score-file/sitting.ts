/** The answers of one person while their rows come in: one byte per block of the form. */
import type { Answer, ModelForm } from '@/lib/disc/model/form'
import type { AnswerRow } from './answer-rows'
import { FileProblem } from './file-problem'

/** 0 for a block without an answer, else 1 + most × WIDTH + least. */
export type Sitting = Uint8Array
const WIDTH = 5

/** Finds blocks and options by their ids; the one place that judges a row. */
export function sittingsOf({ blocks }: ModelForm) {
  const places = new Map(
    blocks.map(({ id, options }, block) => [
      String(id),
      { block, options: new Map(options.map((option, place) => [option.id, place])) },
    ]),
  )

  /** Adds a row to a sitting, or throws what is wrong with it. */
  function add(sitting: Sitting, { line, person, block: id, most, least }: AnswerRow): void {
    const found = places.get(id)
    if (!found) throw new FileProblem(`the form has no block "${id}".`, line)
    const [chosen, rejected] = [most, least].map((option) => {
      const place = found.options.get(option)
      if (place === undefined) {
        throw new FileProblem(`block ${id} has no option "${option}".`, line)
      }
      return place
    }) as [number, number]
    if (chosen === rejected) {
      throw new FileProblem(`most and least are the same option, "${most}".`, line)
    }
    if (sitting[found.block] !== 0) {
      throw new FileProblem(`person "${person}" answers block ${id} a second time.`, line)
    }
    sitting[found.block] = 1 + chosen * WIDTH + rejected
  }

  return { add, empty: (): Sitting => new Uint8Array(blocks.length) }
}

export function answersIn(sitting: Sitting): Answer[] {
  return [...sitting].flatMap((code, block) =>
    code === 0 ? [] : [{ block, most: Math.floor((code - 1) / WIDTH), least: (code - 1) % WIDTH }],
  )
}
