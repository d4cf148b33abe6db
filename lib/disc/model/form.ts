/** Any most/least form: blocks of statements, each speaking for (1) or against (−1) one trait. */
export interface ModelForm {
  traits: readonly string[]
  blocks: readonly FormBlock[]
}

export interface FormBlock {
  id: string | number
  options: readonly FormOption[]
}

interface FormOption {
  id: string
  trait: string
  keyed: 1 | -1
}

/** One answered block, by places: which block of the form, which of its options most, which least. */
export interface Answer {
  block: number
  most: number
  least: number
}

/** What the likelihood needs of a block: for each option the place of its trait, and its key. */
export interface Block {
  traits: readonly number[]
  keys: readonly number[]
  /** How strongly its trait pulls each option, on the logit's scale; without, as `LOADING` says (`likelihood.ts`). */
  slopes?: readonly number[]
  /** How much each option draws its readers, on the scale of pulls (`appeals.ts`); without, nothing is known of it (`estimate.ts`). */
  appeals?: readonly number[]
  /** How well its letters are liked is as unknown as without appeals (`estimate.ts`): those are within a letter alone. */
  isDoubted?: boolean
  /** How much a least pick tells beside a most pick; without, `LEAST_WEIGHT` (`likelihood.ts`). */
  leastWeight?: number
}

/** A form with every trait name replaced by its place. */
export interface Design {
  traitCount: number
  blocks: readonly Block[]
}

/** Prepares a form for the model. Throws on an option of a trait that the form does not name. */
export function designOf(form: ModelForm): Design {
  const places = new Map(form.traits.map((trait, place) => [trait, place]))
  const blocks = form.blocks.map(({ id, options }) => ({
    traits: options.map(({ trait }) => {
      const place = places.get(trait)
      if (place === undefined) throw new Error(`Block ${id}: the form has no trait "${trait}".`)
      return place
    }),
    keys: options.map(({ keyed }) => keyed),
  }))
  return { traitCount: form.traits.length, blocks }
}
