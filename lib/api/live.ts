/**
 * A live session: people of a group, and guests, take part by phone while a leader presents. It has one code and one step at
 * a time, which the presenter view (the wall) and every phone ask for. With its end, all of it is deleted.
 */
import { z } from 'zod'
import { letter, resultId, spot } from './assessment'
import { AGREEMENT_MAX, LIVE_NAME_MAX } from './bounds'
import { endpoint } from './endpoint'
import * as entries from './entries/live'
import { WORDS } from './field-rules'
import { typedLine } from './fields'
import { groupId, params } from './group-fields'

/** The code as it is typed, or an id of another shape, which is one that never was. */
const codeParams = z.strictObject({ code: z.string().max(64) })

/**
 * What the room does. `paper` is a step of the session without phones (its name in `of`: circle, cross, corners): phones say
 * to look at the wall. `colleague` is about the person in `of`, `finding` about the finding in `of`.
 */
export const liveStep = z.strictObject({
  kind: z.enum(['join', 'guess', 'reveal', 'colleague', 'paper', 'finding', 'agree']),
  of: z
    .string()
    .max(80)
    .describe('A person’s id, a finding’s key, the name of a paper step, or empty'),
})

export type LiveStep = z.infer<typeof liveStep>

/** What a step asks the room: about a colleague a letter, about a finding whether it is true of the team. */
const liveAnswer = z.enum(['D', 'I', 'S', 'C', 'true', 'not'])

export type LiveAnswer = z.infer<typeof liveAnswer>

const dot = spot.extend({ x: z.number().min(-1).max(1), y: z.number().min(-1).max(1) })

const wall = z.strictObject({
  code: z.string().describe('“8FQKM7”; typed at /join'),
  link: z.url().describe('What the QR code holds'),
  allows_guests: z.boolean(),
  step: liveStep,
  is_revealed: z.boolean().describe('Results were shown: dots stay where they are'),
  shows_names: z.boolean().describe('The leader has pressed Show names'),
  joined: z.int().describe('How many take part, with a name on the wall or without'),
  names: z
    .array(z.strictObject({ id: z.string(), name: z.string(), is_guest: z.boolean() }))
    .describe('People who let the wall show their first names, in the order in which they came'),
  dots: z
    .array(
      z.strictObject({
        id: z.string().describe('Belongs to the dot alone: it leads to no name'),
        at: dot,
        is_left: z.boolean().describe('They have let go of it'),
        name: z.string().nullable().describe('Once names are shown, of those who agreed'),
        letter: letter.nullable().describe('From the reveal on, of those who agreed'),
        spot: spot.nullable(),
      }),
    )
    .describe('Where people think that they sit; no one who has not moved their dot yet'),
  colleagues: z
    .array(z.strictObject({ id: z.string(), name: z.string() }))
    .describe('People who offered to be guessed, in the order in which they came'),
  colleague: z
    .strictObject({
      name: z.string(),
      letter: letter.nullable().describe('Once they have turned theirs over'),
    })
    .nullable()
    .describe('The person this step is about'),
  asked: z
    .strictObject({
      answered: z.int().describe('How many have answered this step'),
      counts: z
        .partialRecord(liveAnswer, z.int())
        .nullable()
        .describe('As they were when they were shown; null before, and of fewer than five answers'),
      is_shown: z.boolean().describe('No further answer counts'),
    })
    .nullable()
    .describe('Of a step that asks the room'),
  agreements: z
    .array(z.strictObject({ id: z.string(), name: z.string(), text: z.string() }))
    .describe('Of guests. Those of members stand in the presenter view’s people'),
})

export type Wall = z.infer<typeof wall>

const phone = z.strictObject({
  group: z.string(),
  step: liveStep,
  is_revealed: z.boolean().describe('Results were shown: dots stay where they are'),
  me: z.strictObject({
    name: z.string().describe('The first name, as the wall shows it'),
    is_guest: z.boolean(),
    shows_name: z.boolean(),
    can_use_result: z
      .boolean()
      .describe(
        'There is one, and of a member, the group’s setting and their consent show it to members',
      ),
    uses_result: z.boolean(),
    may_be_guessed: z.boolean(),
    has_turned_over: z.boolean(),
  }),
  dot: dot.extend({ is_left: z.boolean() }).nullable(),
  result: z
    .strictObject({ letter, spot })
    .nullable()
    .describe('One’s own, from the reveal on, where one uses it'),
  colleague: z.strictObject({ name: z.string(), is_me: z.boolean() }).nullable(),
  finding: z.strictObject({ title: z.string(), says: z.string() }).nullable(),
  answer: liveAnswer.nullable().describe('One’s own, to this step'),
  is_shown: z
    .boolean()
    .describe('The counts of this step are on the wall: no further answer counts'),
  agreement: z.string().nullable(),
})

export type Phone = z.infer<typeof phone>

/** How someone takes part. */
const part = {
  shows_name: z.boolean().describe('Whether the wall may show their first name'),
  uses_result: z
    .boolean()
    .describe('Whether the wall may show the letter and the rough place of a result of theirs'),
  may_be_guessed: z
    .boolean()
    .describe('Whether the room may guess their letter; needs the name and the result'),
}

export const startLive = endpoint(entries.startLive, {
  summary: 'Starts the live session of a group; the one that runs, where there is one',
  params,
  body: z.strictObject({ allows_guests: z.boolean() }),
  response: wall,
  status: 200,
  errors: ['conflict'],
})

export const getLive = endpoint(entries.getLive, {
  summary: 'What the wall of the group’s live session shows; null without one',
  params,
  response: z.strictObject({ live: wall.nullable() }),
  status: 200,
  byTheClock: true,
})

export const steerLive = endpoint(entries.steerLive, {
  summary: 'Goes to a step, shows names, or closes the door to further guests',
  params,
  body: z.strictObject({
    step: liveStep.optional(),
    shows_names: z.boolean().optional(),
    allows_guests: z.boolean().optional(),
  }),
  response: wall,
  status: 200,
  errors: ['not_found', 'conflict'],
})

export const showCounts = endpoint(entries.showCounts, {
  summary:
    'Puts the counts of the step’s answers on the wall, as they are now; later answers do not count. A finding that more of five or more call not true leaves the group’s page and kit',
  params,
  response: wall,
  status: 200,
  errors: ['not_found', 'conflict'],
})

export const sendOut = endpoint(entries.sendOut, {
  summary: 'Takes a guest out of the live session, with all that they did in it',
  params: z.strictObject({ id: groupId, personId: z.string().max(64) }),
  response: 'none',
  status: 204,
  errors: ['not_found'],
})

export const endLive = endpoint(entries.endLive, {
  summary: 'Ends the live session and deletes all of it, but what members agreed to do',
  params,
  response: 'none',
  status: 204,
})

const ofFinding = z.strictObject({ id: groupId, finding: z.string().max(80) })

export const refuseFinding = endpoint(entries.refuseFinding, {
  summary: 'Takes a finding off the group’s page and kit that a leader calls not true of the group',
  params: ofFinding,
  response: 'none',
  status: 204,
  errors: ['conflict'],
})

export const bringFindingBack = endpoint(entries.bringFindingBack, {
  summary: 'Lets the group’s page and kit say a finding again that was refused',
  params: ofFinding,
  response: 'none',
  status: 204,
})

const door = z.strictObject({
  group: z.string(),
  lets_in: z
    .enum(['member', 'guest', 'sign_in', 'inside'])
    .describe(
      'As themselves; as a guest; only after signing in, because no guests are let in; or already there',
    ),
  name: z.string().describe('The first name that is known of the caller, or empty'),
  can_use_result: z.boolean(),
})

export type LiveDoor = z.infer<typeof door>

export const getLiveDoor = endpoint(entries.getLiveDoor, {
  summary: 'Where a code leads, for who has it',
  params: codeParams,
  response: door,
  status: 200,
  errors: ['link_invalid', 'not_found'],
  limits: ['live_code'],
})

export const comeIn = endpoint(entries.comeIn, {
  summary:
    'Takes part: a member of the group as themselves, anyone else as a guest with a typed name, where guests are let in. Once more, it changes how',
  params: codeParams,
  body: z.strictObject({
    name: typedLine(LIVE_NAME_MAX, WORDS.empty).optional().describe('Of a guest'),
    result_id: resultId.optional().describe('The one that a guest holds in this browser'),
    ...part,
  }),
  response: phone,
  status: 200,
  errors: ['link_invalid', 'not_found', 'conflict'],
  limits: ['live_code', 'live_guest'],
})

export const getPhone = endpoint(entries.getPhone, {
  summary: 'What the phone of someone who takes part shows',
  params: codeParams,
  response: phone,
  status: 200,
  errors: ['not_found'],
  byTheClock: true,
})

export const changeMe = endpoint(entries.changeMe, {
  summary: 'Changes how one takes part; what is taken back is gone from the wall’s next frame',
  params: codeParams,
  body: z.strictObject(part).partial(),
  response: phone,
  status: 200,
  errors: ['not_found', 'conflict'],
})

export const goOut = endpoint(entries.goOut, {
  summary: 'Goes out of the live session, with all that one did in it',
  params: codeParams,
  response: 'none',
  status: 204,
})

export const putDot = endpoint(entries.putDot, {
  summary: 'Where one thinks that one sits; not once the reveal has begun',
  params: codeParams,
  body: dot.extend({ is_left: z.boolean() }),
  response: 'none',
  status: 204,
  errors: ['not_found', 'conflict'],
})

export const answerLive = endpoint(entries.answerLive, {
  summary: 'Answers the step, in place of one’s answer before; null takes it back',
  params: codeParams,
  body: z.strictObject({ step: liveStep, answer: liveAnswer.nullable() }),
  response: 'none',
  status: 204,
  errors: ['not_found', 'conflict'],
})

export const turnOver = endpoint(entries.turnOver, {
  summary: 'Shows one’s own letter where the room has guessed it, and the counts with it',
  params: codeParams,
  response: 'none',
  status: 204,
  errors: ['not_found', 'conflict'],
})

export const writeAgreement = endpoint(entries.writeAgreement, {
  summary:
    'What one agrees to do: a member’s is kept with the group as always, a guest’s goes with the session',
  params: codeParams,
  body: z.strictObject({ text: z.union([z.literal(''), typedLine(AGREEMENT_MAX, WORDS.empty)]) }),
  response: 'none',
  status: 204,
  errors: ['not_found', 'conflict'],
})
