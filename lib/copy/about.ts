/** The page about us. What it says of keeping and deleting comes from the table that the sweeper goes by (lib/retention.ts). */
import { PRODUCT } from '../product'
import { inWords, RETENTION } from '../retention'

const { guest_results, drafts, invitations } = RETENTION

/** "We delete it 12 months after …", or that no clock ends it. */
const gone = ({ keep }: typeof guest_results, after: string) =>
  keep ? `We delete it ${inWords(keep)} after ${after}.` : ''

export const about = {
  meta: {
    title: `About ${PRODUCT}, a DISC assessment for work`,
    description: `Who runs the DISC assessment ${PRODUCT}, why it was made, how to reach us, and what happens to your data, in ten lines.`,
  },
  title: 'A small tool, made with care.',
  why: [
    `${PRODUCT} is a DISC assessment that helps people talk about how they work. Style tests rarely say two things: how sure they are, and what they do with your answers.`,
    'So we tell you both. If two letters could lead, we name both. If we can’t back up a number, we don’t print it.',
  ],
  who: {
    title: 'Who runs this',
    unnamed: 'The operator of this copy hasn’t added a name yet.',
    write: 'Write to us',
    noAddress: 'There’s no contact email here yet.',
    data: 'Something wrong with your data?',
    same: 'Write to the same email address',
    answer: 'A person reads it and writes back.',
    security: 'Found a security problem?',
    secret: 'Write there before you tell anyone else. Say what you did and what you saw.',
  },
  data: {
    title: 'Your data, in ten plain lines.',
    before: 'The',
    after:
      'says the same in more detail. If the two ever differ, that’s a bug, and we want to hear about it.',
    lines: [
      {
        line: 'We keep what you answer and what we work out from it.',
        more: 'Also how long each question took, your field of work, and the marks in your report.',
      },
      {
        line: 'Without an account, it belongs to this browser.',
        more: `${gone(guest_results, 'you last opened it')} You can delete it sooner.`,
      },
      {
        line: 'With an account, it stays until you delete it.',
        more: `One button on your profile, and it’s gone for good. An assessment you never finish is deleted sooner: ${drafts.keep ? inWords(drafts.keep) : ''} after its last answer.`,
      },
      {
        line: 'Your boss sees nothing unless you join their group.',
        more: `Before you join, we show you what they’ll see. An invitation you don’t answer is deleted ${invitations.keep ? inWords(invitations.keep) : ''} after it expires.`,
      },
      {
        line: 'Leave a group and the sharing ends right away.',
        more: 'That goes for scores, pages and new PDFs.',
      },
      {
        line: 'We never sell data, and there are no ads.',
        more: 'Nothing here comes from other companies, except Stripe’s card field on the pages that take a card.',
      },
      {
        line: 'We don’t see your card number.',
        more: 'Stripe takes the payment and tells us it worked. We keep the amounts for our books.',
      },
      {
        line: 'We email you about your account, your reports and your groups.',
        more: 'The launch list gets one email, once payments are open.',
      },
      {
        line: 'We use answers without names to improve the statements.',
        more: 'Never with your name or email next to them.',
      },
      {
        line: 'Download everything we have on you, anytime.',
        more: 'It’s on your profile, as one file that other programs can read.',
      },
    ],
  },
  access: {
    title: 'Made for everyone',
    text: 'You can do everything here by keyboard, zoomed in, or in dark mode. We aim for WCAG 2.2 AA, and a program checks every page for it. It tests what screen readers read out, too, but we haven’t tried every screen reader. The PDFs aren’t tagged for them, so read the report’s page instead. If something gets in your way, tell us and we’ll fix it. The oldest browsers it runs in are Chrome and Edge 111, Firefox 128, and Safari 16.4.',
  },
  not: {
    title: 'What it’s not',
    text: 'It’s not a diagnosis, an ability test, or a reason to hire or fire anyone.',
    link: 'How we measure',
    after: 'shows how well it works, and where it doesn’t.',
  },
} as const
