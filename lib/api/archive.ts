import { z } from 'zod'
import { WORKED } from '@/lib/follow-up'
import { CONSENT_PROOFS } from '@/lib/members-see'
import { letter, perLetter } from './assessment'
import { user } from './auth'
import { certaintyFields, quality } from './certainty'
import { draftState } from './drafts'
import { endedWhy } from './ended-memberships'
import { endpoint } from './endpoint'
import * as entries from './entries/archive'
import { mailTrouble } from './fields'
import { membersSee } from './group-fields'
import { styleCode } from './result-name'

const time = z.iso.datetime()

const answers = z.array(
  z.strictObject({
    question: z.int(),
    most_like: z.string(),
    least_like: z.string(),
    shown: z.array(z.string()).nullable().describe('All four, in the order shown'),
    milliseconds: z.int().nullable(),
    suggested: z.boolean(),
  }),
)

const assessment = z.strictObject({
  id: z.string(),
  completed_at: time,
  last_used_at: time.describe('Updated at most once a day, while the result was in no account'),
  form_version: z.string(),
  scorer_version: z.string(),
  calibration: z.string(),
  scores: perLetter(z.number()),
  primary_type: letter,
  secondary_type: letter,
  personality_type_code: styleCode,
  counted_questions: z.int(),
  ...certaintyFields,
  places: perLetter(z.strictObject({ value: z.number(), error: z.number() }))
    .nullable()
    .describe('Where the letters are on the scorer’s scale, with their standard errors'),
  correlations: z
    .array(z.number())
    .nullable()
    .describe('How those errors are correlated: D with I, S and C, I with S and C, S with C'),
  own_chance: z
    .number()
    .nullable()
    .describe(
      'The first letter’s chance, were it known how well each letter’s statements are liked',
    ),
  quality,
  answers: answers.describe('In words, as the person gave them'),
  more_answers: answers.describe('To further questions, which settle which letter leads'),
  goals: z.array(
    z.strictObject({ goal: z.int(), done_at: time.nullable(), due_on: z.iso.date().nullable() }),
  ),
  label: z.string().nullable().describe('What you named the sitting'),
  field_of_work: z.string().nullable().describe('Chosen for the examples in the report'),
  report_sentences: z
    .array(z.strictObject({ sentence: z.string(), fits: z.boolean(), marked_at: time }))
    .describe('Of the complete report: that it is you, or not'),
  complete_report: z.strictObject({ granted_at: time, revoked_at: time.nullable() }).nullable(),
  mailed_links: z.array(
    z.strictObject({
      created_at: time,
      expires_at: time,
      revoked_at: time.nullable(),
      opens_free_result: z.boolean(),
    }),
  ),
  share_link: z
    .strictObject({
      personality_type_code: z.string(),
      called: z.string().nullable().describe('The first name you typed for its page'),
      lets_compare: z.boolean(),
      made_at: time,
    })
    .nullable()
    .describe('The link by which anyone sees the style'),
})

const order = z.strictObject({
  id: z.string(),
  product: z.enum(['report', 'pass']),
  assessment_id: z.string().nullable(),
  status: z.enum(['open', 'paid', 'canceled', 'refunded', 'disputed']),
  currency: z.string(),
  list_cents: z.int(),
  discount_cents: z.int(),
  amount_cents: z.int(),
  coupon_code: z.string().nullable(),
  payment_id: z.string().nullable().describe('The payment’s ID at Stripe'),
  email: z.string().nullable(),
  created_at: time,
  paid_at: time.nullable(),
  refund_due_at: time.nullable().describe('When we found that it was paid too late'),
  refund_told_at: time.nullable(),
  mail_trouble: mailTrouble,
})

/** Everything that is held about a person. Secrets (hashes, ids of sessions) are not part of it. */
export const archive = z.strictObject({
  exported_at: time,
  user: user.extend({
    registered_at: time,
    confirmed_at: time.nullable().describe('When the email address was confirmed'),
    suggestions: z.boolean().describe('Whether questions open with a suggestion'),
    mail_trouble: mailTrouble,
    owner_proven_at: time
      .nullable()
      .describe(
        'When we knew that the person who signs in and the person who reads the inbox are the same',
      ),
  }),
  try_mails: z
    .strictObject({ asked_at: time, due_on: z.iso.date() })
    .nullable()
    .describe(
      'That you want a line to try by email about once a week, and when the next one is due',
    ),
  sign_in_providers: z.array(
    z.strictObject({
      provider: z.string(),
      their_id: z.string().describe('The ID they have for you'),
      added_at: time,
    }),
  ),
  open_mail_links: z
    .array(
      z.strictObject({
        kind: z.string(),
        email: z.string(),
        requested_at: time,
        expires_at: time,
      }),
    )
    .describe('Emailed to confirm an email address or to set a password, and not used'),
  email_changes: z
    .array(
      z.strictObject({
        from: z.string(),
        to: z.string(),
        asked_at: time,
        waits_until: time,
        confirmed_at: time.nullable(),
        undo_until: time.nullable(),
      }),
    )
    .describe('New email addresses requested lately, and how long they can be undone'),
  sessions: z.array(
    z.strictObject({
      device: z.string(),
      started_at: time,
      last_seen_at: time,
      password_shown_at: time.nullable(),
      expires_at: time,
    }),
  ),
  unfinished_assessments: z.array(
    z.strictObject({
      id: z.string(),
      started_at: time,
      updated_at: time,
      state: draftState.nullable(),
      label: z.string().nullable(),
    }),
  ),
  assessments: z.array(assessment),
  orders: z.array(order),
  pass: z.strictObject({ granted_at: time, revoked_at: time.nullable() }).nullable(),
  groups: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      description: z.string().nullable().describe('Of a group that you lead'),
      created_at: time.nullable().describe('Likewise'),
      is_leader: z.boolean(),
      archived_at: time.nullable().describe('Of a group that you lead'),
      joined_at: time,
      reminded_at: time.nullable(),
      shares_results: z.boolean(),
      members_see: membersSee.describe('What the group lets its members see of each other'),
      agreed_to: membersSee.describe('What you let the other members see'),
      agreed_at: time,
      agreed_by: z
        .enum(CONSENT_PROOFS)
        .nullable()
        .describe('How you showed that it was you; null if you joined before we kept this'),
      kept_at: time.nullable().describe('When you said no to showing more'),
      card_lines: z.array(z.string()).describe('What you chose for your name card'),
      agreement: z
        .strictObject({
          text: z.string(),
          typed_by_leader: z.boolean().describe('In a session, until you edit it'),
          created_at: time,
          mails_from: time.nullable().describe('When you asked for emails about it'),
          mails_sent: z.int(),
          worked: z.enum(WORKED).nullable().describe('Your answer to “Did it work?”'),
          answered_at: time.nullable(),
          counted_answer: z
            .enum(WORKED)
            .nullable()
            .describe('Your answer when the group’s answers were last counted'),
        })
        .nullable(),
      shared_result: z
        .string()
        .nullable()
        .describe('The result you chose for the group; null for all your sittings as one'),
      counted_letter: z
        .string()
        .nullable()
        .describe('Your letter when a session last counted letters without names'),
      joined_by_link: z.boolean().describe('By a join link that we still keep'),
    }),
  ),
  join_requests: z
    .array(
      z.strictObject({
        group: z.string(),
        asked_at: time,
        agreed_to: membersSee,
        declined_at: time
          .nullable()
          .describe('When the leader declined, or removed you from the group'),
        shared_result: z
          .string()
          .nullable()
          .describe('The result that the group would see; null for all your sittings as one'),
      }),
    )
    .describe('Where you asked to join with a link and are not in the group'),
  live_sessions: z
    .array(
      z.strictObject({
        group: z.string(),
        joined_at: time,
        shows_name: z.boolean(),
        uses_result: z.boolean(),
        may_be_guessed: z.boolean(),
        has_turned_over: z.boolean(),
        dot: z
          .strictObject({ x: z.number(), y: z.number(), is_left: z.boolean() })
          .nullable()
          .describe('Where you think that you sit'),
        answers: z
          .array(z.strictObject({ step: z.string(), answer: z.string() }))
          .describe('That were not counted yet'),
      }),
    )
    .describe('In which you take part by phone; all of it goes when they end'),
  ended_memberships: z
    .array(
      z.strictObject({
        group: z.string(),
        ended_at: time,
        why: endedWhy,
        asked_at: time.nullable(),
      }),
    )
    .describe('Groups the person is no longer in without having left them'),
  comparisons: z
    .array(
      z.strictObject({
        with: z.string().nullable().describe('Null while the link waits for an answer'),
        called: z.string().nullable().describe('The name you typed; null for your first name'),
        assessment_id: z.string(),
        made_the_link: z.boolean(),
        made_at: time,
        expires_at: time.describe('When the link ends, if it is not used'),
        agreed_at: time.nullable(),
        agreement: z.string().nullable().describe('What one of you offered, or both agreed to do'),
        offered_the_agreement: z.boolean().nullable().describe('Null without an agreement'),
        agreement_from: time.nullable().describe('When the other agreed to it'),
        email: z
          .strictObject({ asked_at: time, sent_at: time.nullable() })
          .nullable()
          .describe('The email after its two weeks; null if you have not asked for it'),
      }),
    )
    .describe('With one colleague each'),
  invitations: z
    .array(
      z.strictObject({
        group: z.string(),
        sent_at: time,
        expires_at: time,
        opened_at: time.nullable().describe('When the emailed link was first opened'),
        accepted_at: time.nullable(),
        reminded_at: time.nullable(),
        reminders: z.int(),
        held_back: z
          .boolean()
          .describe('No email was sent: you had declined, or want no invitations'),
        mail_trouble: mailTrouble,
      }),
    )
    .describe('To the email address, once it is proven to be yours; the same goes for launch_list'),
  no_invitations_since: time
    .nullable()
    .describe('When you asked that no one here invites the email address, likewise'),
  admin_acts: z
    .array(
      z.strictObject({
        at: time,
        act: z.string(),
        by_you: z.boolean().describe('If not, it was done to the account'),
        client_address: z.string().nullable().describe('Of your own acts'),
      }),
    )
    .describe('What you did as an admin, and what admins did to your account'),
  launch_list: z
    .strictObject({
      email: z.string(),
      source: z.string(),
      joined_at: time,
      mail_queued_at: time.nullable(),
    })
    .nullable(),
})

export type Archive = z.infer<typeof archive>

export const exportAccount = endpoint(entries.exportAccount, {
  summary: 'A JSON archive of everything we have about the person',
  response: archive,
  fileName: 'discern-my-data.json',
  status: 200,
  limits: ['export'],
})
