/** A session with a group: its presenter view, what each member agrees to do, and the lines of their name cards. */
import { z } from 'zod'
import { asPdf, letter, perLetter, printed, spot } from './assessment'
import { AGREEMENT_MAX, CARD_LINE_MAX } from './bounds'
import { endpoint } from './endpoint'
import * as entries from './entries/session-kit'
import { WORDS } from './field-rules'
import { groupSpellings, optionalLine, typedLine } from './fields'
import { memberId, namesApart, params } from './group-fields'

const presentedPerson = z.strictObject({
  id: z.uuid().describe('The user id'),
  name: z.string().describe('What they are called in this group: “Anna B.”'),
  apart: namesApart.apart,
  letter: letter.nullable().describe('The strongest letter, where they show it to every member'),
  spot: spot.nullable(),
  agreement: z.string().nullable(),
  may_type: z
    .boolean()
    .describe('Whether the leader may type for them: not once they have an agreement of their own'),
})

export type PresentedPerson = z.infer<typeof presentedPerson>

const view = z.strictObject({
  group: z.strictObject({ id: z.uuid(), name: z.string() }),
  shows: z
    .enum(['names', 'shapes', 'nothing'])
    .describe(
      'People with their letters; how many lead with each letter, without names; or neither',
    ),
  answered: z.int().describe('How many have a result and share it with the leader'),
  people: z.array(presentedPerson).describe('All members who share with the group, by name'),
  shapes: perLetter(z.int())
    .nullable()
    .describe(
      'How many lead with each letter, of those who show no one their style: as it was when a session showed it, until three or more have changed; never of fewer than five, nor where one letter has all of them or all but one, nor in a group whose setting has ever let members see styles',
    ),
  findings: z
    .array(
      z.strictObject({
        key: z
          .string()
          .describe('The same finding about the same group has the same key: “rub.DS”'),
        title: z.string(),
        says: z.string(),
        todo: z.string(),
        people: z.array(z.uuid()),
      }),
    )
    .describe(
      'Two made-up situations at most; that their people sit where these need them has a chance of 0.8 or more',
    ),
})

export type PresenterView = z.infer<typeof view>

const agreementText = (empty: string) => typedLine(AGREEMENT_MAX, empty)

export const getSession = endpoint(entries.getSession, {
  summary:
    'What the presenter view of a session shows: what every member may see of each other, no more',
  params,
  response: view,
  status: 200,
})

export const getSessionPdf = endpoint(entries.getSessionPdf, {
  summary: 'The session as a PDF: the steps, the exercises, name cards and a sheet of agreements',
  params,
  query: printed.extend({ spellings: groupSpellings }),
  ...asPdf,
  errors: ['busy', 'conflict'],
})

export const typeAgreement = endpoint(entries.typeAgreement, {
  summary:
    'Types what a member said they will do, where they have no agreement of their own; an empty text removes what was typed for them',
  params: memberId,
  body: z.strictObject({ text: z.union([z.literal(''), agreementText(WORDS.empty)]) }),
  response: 'none',
  status: 204,
  errors: ['conflict'],
})

export const agreeToDo = endpoint(entries.agreeToDo, {
  summary: 'Sets what the caller agrees to do, in place of what they agreed to before',
  params,
  body: z.strictObject({ text: agreementText('Please say what you’ll do.') }),
  response: 'none',
  status: 204,
  errors: ['conflict'],
})

export const dropAgreement = endpoint(entries.dropAgreement, {
  summary: 'Deletes what the caller agreed to do',
  params,
  response: 'none',
  status: 204,
})

const cardLine = optionalLine(CARD_LINE_MAX)

export const setCardLines = endpoint(entries.setCardLines, {
  summary: 'Sets the two lines of the caller’s name card; an empty one is left out',
  params,
  body: z.strictObject({ line_1: cardLine, line_2: cardLine }),
  response: 'none',
  status: 204,
  errors: ['conflict'],
})
