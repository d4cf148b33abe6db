import type { FormText } from './item'

/**
 * Sixteen more questions, for people whose lead is open after the form. As in the form, eight have a reversed
 * statement, two per letter. Which of them a person is asked, and how many, depends on the answers
 * (model/settling.ts). Drafts and reasons are in docs/statements/2026-12-bank.md.
 */
export const BANK_2026_12: FormText = [
  // 1. A free hour
  [
    {
      id: 'rzvkqd-1',
      letter: 'C',
      keyed: 1,
      facet: 'planning',
      text: 'I use a free hour to organize my files',
    },
    {
      id: 'pvzyw7-1',
      letter: 'S',
      keyed: 1,
      facet: 'support',
      text: 'I use a free hour to help someone out',
    },
    {
      id: 'epsfng-1',
      letter: 'I',
      keyed: 1,
      facet: 'sociability',
      text: 'I use a free hour to meet people',
    },
    {
      id: 'j5ssgq-1',
      letter: 'D',
      keyed: 1,
      facet: 'results',
      text: 'I use a free hour to get ahead',
    },
  ],
  // 2. Asked for an opinion (I reversed)
  [
    {
      id: 'mhcd72-1',
      letter: 'I',
      keyed: -1,
      facet: 'expressiveness',
      text: 'I give my opinion only when asked',
    },
    {
      id: 'jjqnpx-1',
      letter: 'D',
      keyed: 1,
      facet: 'directness',
      text: 'I give my opinion in one sentence',
    },
    {
      id: '5rj4jr-1',
      letter: 'C',
      keyed: 1,
      facet: 'analysis',
      text: 'I give my opinion with my reasons',
    },
    {
      id: 'ejr5ap-1',
      letter: 'S',
      keyed: 1,
      facet: 'listening',
      text: 'I give my opinion after everyone else',
    },
  ],
  // 3. A tough customer
  [
    {
      id: 'grkfzp-1',
      letter: 'S',
      keyed: 1,
      facet: 'patience',
      text: 'I stay patient with tough customers',
    },
    {
      id: 'v2853d-1',
      letter: 'I',
      keyed: 1,
      facet: 'persuasion',
      text: 'I joke around with tough customers',
    },
    {
      id: 'd7cvmf-1',
      letter: 'D',
      keyed: 1,
      facet: 'directness',
      text: 'I set clear limits with tough customers',
    },
    {
      id: 'vvc398-1',
      letter: 'C',
      keyed: 1,
      facet: 'rules',
      text: 'I stick to policy with tough customers',
    },
  ],
  // 4. Time off (D reversed)
  [
    {
      id: 'yrw5hh-1',
      letter: 'D',
      keyed: -1,
      facet: 'results',
      text: 'I leave work at work on my days off',
    },
    {
      id: 'zpmc5e-1',
      letter: 'C',
      keyed: 1,
      facet: 'planning',
      text: 'I plan my days off ahead of time',
    },
    {
      id: '8qyrft-1',
      letter: 'S',
      keyed: 1,
      facet: 'loyalty',
      text: 'I keep my days off for close friends',
    },
    {
      id: '87gqmc-1',
      letter: 'I',
      keyed: 1,
      facet: 'sociability',
      text: 'I fill my days off with people',
    },
  ],
  // 5. Learning from others
  [
    {
      id: 'px68qz-1',
      letter: 'I',
      keyed: 1,
      facet: 'enthusiasm',
      text: 'I learn from people who inspire me',
    },
    {
      id: 'ptcdwk-1',
      letter: 'C',
      keyed: 1,
      facet: 'accuracy',
      text: 'I learn from people who are exact',
    },
    {
      id: '8jeg3c-1',
      letter: 'D',
      keyed: 1,
      facet: 'challenge',
      text: 'I learn from people who push me',
    },
    {
      id: 'qbsrfa-1',
      letter: 'S',
      keyed: 1,
      facet: 'loyalty',
      text: 'I learn from people I know well',
    },
  ],
  // 6. Getting ready (C reversed)
  [
    {
      id: 'dhs5mq-1',
      letter: 'S',
      keyed: 1,
      facet: 'stability',
      text: 'I get ready the same way every time',
    },
    {
      id: 'fqjk8p-1',
      letter: 'I',
      keyed: 1,
      facet: 'expressiveness',
      text: 'I get ready by talking things through',
    },
    {
      id: 't8gaw5-1',
      letter: 'C',
      keyed: -1,
      facet: 'planning',
      text: 'I get ready by trusting I’ll manage',
    },
    {
      id: 'jxy3nb-1',
      letter: 'D',
      keyed: 1,
      facet: 'decisiveness',
      text: 'I get ready by deciding what I want',
    },
  ],
  // 7. A new tool
  [
    {
      id: 'wx6jak-1',
      letter: 'D',
      keyed: 1,
      facet: 'results',
      text: 'I ask what a new tool gets done',
    },
    {
      id: 'yppy2q-1',
      letter: 'S',
      keyed: 1,
      facet: 'stability',
      text: 'I give up my old tools slowly',
    },
    {
      id: 'c3pn22-1',
      letter: 'I',
      keyed: 1,
      facet: 'enthusiasm',
      text: 'I show everyone a cool new tool',
    },
    {
      id: '7mxvqh-1',
      letter: 'C',
      keyed: 1,
      facet: 'rules',
      text: 'I read the manual of a new tool',
    },
  ],
  // 8. Surprises (S reversed)
  [
    {
      id: 'yr8a94-1',
      letter: 'C',
      keyed: 1,
      facet: 'caution',
      text: 'I prepare backups for a surprise',
    },
    {
      id: 'f9bzmd-1',
      letter: 'D',
      keyed: 1,
      facet: 'control',
      text: 'I take control of a surprise',
    },
    {
      id: 'gfxqv6-1',
      letter: 'S',
      keyed: -1,
      facet: 'stability',
      text: 'I look forward to a surprise',
    },
    {
      id: 'a4dvtf-1',
      letter: 'I',
      keyed: 1,
      facet: 'optimism',
      text: 'I see the fun in a surprise',
    },
  ],
  // 9. Helping a team decide
  [
    {
      id: 'r7pgkj-1',
      letter: 'D',
      keyed: 1,
      facet: 'decisiveness',
      text: 'I call for a vote when talks drag on',
    },
    {
      id: 'ccxbg8-1',
      letter: 'S',
      keyed: 1,
      facet: 'listening',
      text: 'I check that everyone can live with the plan',
    },
    {
      id: 'x577dm-1',
      letter: 'C',
      keyed: 1,
      facet: 'analysis',
      text: 'I lay out the pros of each option',
    },
    {
      id: 's9m5td-1',
      letter: 'I',
      keyed: 1,
      facet: 'persuasion',
      text: 'I rally the team around one option',
    },
  ],
  // 10. Being noticed (I reversed)
  [
    {
      id: 'nh2xsm-1',
      letter: 'I',
      keyed: -1,
      facet: 'sociability',
      text: 'I like to be known by just a few',
    },
    {
      id: 'a67tbq-1',
      letter: 'D',
      keyed: 1,
      facet: 'challenge',
      text: 'I like to be known for my drive',
    },
    {
      id: 'yssqk5-1',
      letter: 'S',
      keyed: 1,
      facet: 'support',
      text: 'I like to be known as a helper',
    },
    {
      id: 'mtt67v-1',
      letter: 'C',
      keyed: 1,
      facet: 'accuracy',
      text: 'I like to be known for precision',
    },
  ],
  // 11. A slow day
  [
    {
      id: '72b48n-1',
      letter: 'S',
      keyed: 1,
      facet: 'patience',
      text: 'I enjoy the quiet of a slow day',
    },
    {
      id: 'ghfz8x-1',
      letter: 'C',
      keyed: 1,
      facet: 'accuracy',
      text: 'I fix old mistakes on a slow day',
    },
    {
      id: 'jf5vy6-1',
      letter: 'I',
      keyed: 1,
      facet: 'expressiveness',
      text: 'I trade stories on a slow day',
    },
    {
      id: 'g82k63-1',
      letter: 'D',
      keyed: 1,
      facet: 'challenge',
      text: 'I look for a challenge on a slow day',
    },
  ],
  // 12. Saying yes (D reversed)
  [
    {
      id: 'hmnsdx-1',
      letter: 'C',
      keyed: 1,
      facet: 'caution',
      text: 'I say yes after I know the details',
    },
    {
      id: 'hgjr7z-1',
      letter: 'I',
      keyed: 1,
      facet: 'sociability',
      text: 'I say yes to almost any invitation',
    },
    {
      id: 'dj3a35-1',
      letter: 'D',
      keyed: -1,
      facet: 'control',
      text: 'I say yes to other people’s plans',
    },
    {
      id: '2nanm6-1',
      letter: 'S',
      keyed: 1,
      facet: 'support',
      text: 'I say yes when someone needs a favor',
    },
  ],
  // 13. Ending a project
  [
    {
      id: 'dnyv9r-1',
      letter: 'I',
      keyed: 1,
      facet: 'enthusiasm',
      text: 'I end a project with a celebration',
    },
    {
      id: 'g5b8sy-1',
      letter: 'S',
      keyed: 1,
      facet: 'loyalty',
      text: 'I keep in touch after a project ends',
    },
    {
      id: 'm2qd8t-1',
      letter: 'D',
      keyed: 1,
      facet: 'results',
      text: 'I end a project by counting the results',
    },
    {
      id: 'hjhjts-1',
      letter: 'C',
      keyed: 1,
      facet: 'rules',
      text: 'I end a project with a full write-up',
    },
  ],
  // 14. Rules of the house (C reversed)
  [
    {
      id: 'h2g9wj-1',
      letter: 'D',
      keyed: 1,
      facet: 'control',
      text: 'I like rules I can shape myself',
    },
    {
      id: 'pbje4y-1',
      letter: 'C',
      keyed: -1,
      facet: 'rules',
      text: 'I like rules that are loosely kept',
    },
    {
      id: 'gt8t6d-1',
      letter: 'I',
      keyed: 1,
      facet: 'optimism',
      text: 'I like rules that leave room for fun',
    },
    {
      id: '37tckd-1',
      letter: 'S',
      keyed: 1,
      facet: 'stability',
      text: 'I like rules that rarely change',
    },
  ],
  // 15. Working side by side
  [
    {
      id: '6apset-1',
      letter: 'C',
      keyed: 1,
      facet: 'caution',
      text: 'I warn coworkers about likely problems',
    },
    {
      id: '3fgykc-1',
      letter: 'I',
      keyed: 1,
      facet: 'persuasion',
      text: 'I get coworkers to join my ideas',
    },
    {
      id: 'zdqqba-1',
      letter: 'S',
      keyed: 1,
      facet: 'patience',
      text: 'I adjust to my coworkers’ pace',
    },
    {
      id: 'b27r83-1',
      letter: 'D',
      keyed: 1,
      facet: 'directness',
      text: 'I tell coworkers plainly what bugs me',
    },
  ],
  // 16. Trying things (S reversed)
  [
    {
      id: 'ab2wt4-1',
      letter: 'S',
      keyed: -1,
      facet: 'stability',
      text: 'I try something different every time',
    },
    {
      id: 'yj9xcp-1',
      letter: 'D',
      keyed: 1,
      facet: 'decisiveness',
      text: 'I try the boldest option first',
    },
    {
      id: '9gefqr-1',
      letter: 'C',
      keyed: 1,
      facet: 'analysis',
      text: 'I try things out on paper first',
    },
    {
      id: '4cva2q-1',
      letter: 'I',
      keyed: 1,
      facet: 'optimism',
      text: 'I try things that might be fun',
    },
  ],
]
