/** The page about the DISC model itself. What it says of others stands in the sources at its end. */
import type { PerLetter } from '@/lib/disc/letters'

/** A paragraph, with the sources that it rests on by their place in the list. */
export interface Sourced {
  text: string
  from?: readonly number[]
}

interface Part {
  title: string
  texts: readonly Sourced[]
}

export const model = {
  meta: {
    title: 'What is DISC? The DISC model, its four letters and its limits',
    description:
      'What the DISC personality model is, where its four letters come from, how good the evidence is, what it can’t say, and DISC beside the Big Five and the MBTI.',
  },
  title: 'What is the DISC model?',
  lede: 'DISC is a personality model with four letters. It describes how people tend to act: fast or measured, with an eye on the task or the people.',
  letters: {
    title: 'Four letters, two questions',
    text: 'Everyone has some of each. A style names the one or two that come out highest, which makes four single letters and twelve pairs.',
    lines: {
      D: 'Fast, with an eye on the task: decides, pushes, clears the way.',
      I: 'Fast, with an eye on people: talks, wins others over, lifts the mood.',
      S: 'Measured and turned toward people: listens, supports, keeps things going.',
      C: 'Measured and turned toward the task: checks, sorts, gets it right.',
    } satisfies PerLetter<string>,
    pairs: 'Two letters at work',
    styles: 'The sixteen styles',
  },
  parts: [
    {
      title: 'Where it comes from',
      texts: [
        {
          text: 'In 1928 the psychologist William Moulton Marston published a book on the emotions of normal people. It described four ways to respond to the world: dominance, inducement, submission and compliance. There was no questionnaire in it.',
          from: [0],
        },
        {
          text: 'Walter Clarke built one, to help companies choose staff. That checklist of adjectives, published in 1956, gave four factors close to Marston’s: aggressive, sociable, stable and avoidant. From the 1960s on, John Geier and Dorothy Downey above all reworked the model.',
          from: [1, 2],
        },
        {
          text: 'The names grew friendlier on the way: influence, steadiness, conscientiousness. Today many publishers sell a form of their own, with its own questions and its own way of counting. So a good or bad report about one of them says little about the others.',
        },
      ],
    },
    {
      title: 'How good the evidence is',
      texts: [
        {
          text: 'Thin, for a model this popular. Independent studies are few. Two reviewers of a German form found it unclear whether its letters are meant as types or as scales.',
          from: [2],
        },
        {
          text: 'We treat them as scales: four values, each with a range. The style is a name for the pattern, and we say how sure we are of it. So far we’ve tested our form only on simulated people. The method page shows what came of it, misses included.',
        },
      ],
    },
    {
      title: 'What DISC can’t do',
      texts: [
        {
          text: 'It doesn’t measure ability or intelligence, and it diagnoses nothing. What it records is how someone sees their own habits, mostly at work. Who will do well in a job is another matter. So it has no place in hiring, pay or promotion. And it’s no excuse: a letter explains a sharp email and doesn’t make it polite.',
        },
      ],
    },
    {
      title: 'DISC and the Big Five',
      texts: [
        {
          text: 'Most researchers use the Big Five: openness, conscientiousness, extraversion, agreeableness and neuroticism. The evidence behind them is far larger. Conscientiousness, for one, goes along with how well people do in many kinds of work.',
          from: [3],
        },
        {
          text: 'The two overlap. In one study, scores on a DISC form and a Big Five form moved together as both theories expect. DISC has no scale for worry, though, and none for curiosity. For research or a complete picture, take the Big Five. For words a team can use on Monday, four letters are easier to keep in mind.',
          from: [4],
        },
      ],
    },
    {
      title: 'DISC and the MBTI',
      texts: [
        {
          text: 'The Myers-Briggs Type Indicator builds on a book by Carl Jung from 1921. Four either-or questions lead to one of sixteen types. It’s about how you take things in and make up your mind. DISC is about what others can watch you do.',
          from: [5],
        },
        {
          text: 'A study from 1989 found no support for separate types in it. Its four scales did measure parts of the Big Five. The same caution applies to our sixteen styles: many people sit near a border. That’s why a result here names the runner-up when it’s close.',
          from: [5],
        },
      ],
    },
  ] satisfies readonly Part[],
  sources: {
    title: 'Sources',
    list: [
      'Marston, W. M. (1928). Emotions of Normal People. Kegan Paul, Trench, Trubner.',
      'Clarke, W. V. (1956). The construction of an industrial selection personality test. Journal of Psychology, 41.',
      'König, C. J., & Marcus, B. (2013). TBS-TK Rezension: Persolog Persönlichkeits-Profil. Psychologische Rundschau, 64.',
      'Barrick, M. R., & Mount, M. K. (1991). The Big Five personality dimensions and job performance: A meta-analysis. Personnel Psychology, 44.',
      'Jones, C. S., & Hartley, N. T. (2013). Comparing correlations between four-quadrant and five-factor personality assessments. American Journal of Business Education, 6(4).',
      'McCrae, R. R., & Costa, P. T. (1989). Reinterpreting the Myers-Briggs Type Indicator from the perspective of the five-factor model of personality. Journal of Personality, 57.',
    ],
    names:
      'Everything DiSC is a trademark of John Wiley & Sons, MBTI one of The Myers & Briggs Foundation. We have no connection with either.',
  },
} as const
