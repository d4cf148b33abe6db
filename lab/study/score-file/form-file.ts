/**
 * The form file of `npm run score`:
 * {"traits": ["conscientiousness", …],
 *  "blocks": [{"id": 1, "options": [{"id": "i56", "trait": "conscientiousness", "keyed": -1}, …]}, …]}
 */
import { z } from 'zod'
import type { ModelForm } from '@/lib/disc/model/form'
import { FileProblem } from './file-problem'

const name = z.string().trim().min(1)

const formSchema = z.strictObject({
  traits: z.array(name).min(1),
  blocks: z
    .array(
      z.strictObject({
        id: z.union([z.number(), name]),
        options: z
          .array(
            z.strictObject({
              id: name,
              trait: name,
              keyed: z.union([z.literal(1), z.literal(-1)]),
            }),
          )
          .min(3, 'A block has 3 to 5 options.')
          .max(5, 'A block has 3 to 5 options.'),
      }),
    )
    .min(1),
})

/** Reads a form; throws a `FileProblem` that names the place of the first thing wrong. */
export function parseForm(text: string): ModelForm {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new FileProblem(`The form is not JSON: ${(error as Error).message}`)
  }
  const { data, error } = formSchema.safeParse(json)
  const [issue] = error?.issues ?? []
  if (!data) throw new FileProblem(`The form, at ${issue?.path.join('.')}: ${issue?.message}`)
  checkNames(data)
  return data
}

/** What the scores say of each trait: its place, its standard error, and the chance that it is the highest. */
export function columnsOf(traits: readonly string[]): string[] {
  return traits.flatMap((trait) => [trait, `${trait}_se`, `${trait}_first`])
}

function checkNames({ traits, blocks }: ModelForm): void {
  const columns = ['person', ...columnsOf(traits), 'fit']
  refuseTwice(columns, (column) => `the column "${column}" would stand in the scores twice.`)
  refuseTwice(
    blocks.map(({ id }) => String(id)),
    (id) => `there are two blocks ${id}.`,
  )
  for (const { id, options } of blocks) {
    refuseTwice(
      options.map((option) => option.id),
      (option) => `block ${id} has the option "${option}" twice.`,
    )
    const stranger = options.find(({ trait }) => !traits.includes(trait))
    if (stranger) {
      throw new FileProblem(
        `The form: option "${stranger.id}" of block ${id} belongs to "${stranger.trait}", which is no trait of the form.`,
      )
    }
  }
}

function refuseTwice(names: readonly string[], problem: (name: string) => string): void {
  const twice = names.find((one, at) => names.indexOf(one) !== at)
  if (twice !== undefined) throw new FileProblem(`The form: ${problem(twice)}`)
}
