/** The words around the public sample report. */
import { SAMPLE_PERSON } from '@/lib/disc/result/public-sample'
import { DURATION, hero } from './landing'

export const sample = {
  meta: {
    title: 'Sample DISC report: scores, strengths, a plan',
    description:
      'A made-up person’s complete DISC report: scores with their ranges, the answers behind them, strengths, an action plan and what to say instead.',
  },
  tag: 'Sample',
  strip: {
    title: 'This is a sample DISC report.',
    text: `${SAMPLE_PERSON} is made up. So are the answers.`,
    action: 'Get my own',
  },
  take: hero.action,
  scores: 'Scores and strengths',
  strengths: 'Strengths',
  plan: 'Action plan',
  phrases: 'Say this, not that',
  rest: {
    title: 'Also in a complete report',
    lede: 'These parts aren’t in the sample. Yours is written for your own style and numbers.',
    parts: [
      { title: 'Profile', text: 'How this style works, on a good day and a hard one' },
      { title: 'Core values', text: 'What matters most to it at work' },
      { title: 'Your numbers', text: 'Your mix, your shape, and what stands out' },
      { title: 'Growth opportunities', text: 'What gets in the way, and the way out' },
      { title: 'Development tips', text: 'Small things to try, each with a day' },
      { title: 'Professional style', text: 'Leading, teams, talking, surroundings' },
      { title: 'Your own letter', text: 'Working with people who share your first letter' },
      { title: 'Working with the others', text: 'What the other letters need from you' },
      { title: 'Career matches', text: 'Kinds of work that fit, with reasons' },
    ],
  },
  end: {
    title: 'Now the real one: yours.',
    text: `28 questions, ${DURATION}. Your style and bands are free, and exact scores come with a free account.`,
  },
} as const
