import { readForm } from './item'

/**
 * Sixteen more questions, for people whose lead is open after the first or the second form; eight have a reversed
 * statement, two per letter. People have results by them, so nothing here changes.
 */
export const BANK_2026_12 = readForm(`
1. A free hour
  rzvkqd-1 C  planning       I use a free hour to organize my files
  pvzyw7-1 S  support        I use a free hour to help someone out
  epsfng-1 I  sociability    I use a free hour to meet people
  j5ssgq-1 D  results        I use a free hour to get ahead
2. Asked for an opinion (I reversed)
  mhcd72-1 I− expressiveness I give my opinion only when asked
  jjqnpx-1 D  directness     I give my opinion in one sentence
  5rj4jr-1 C  analysis       I give my opinion with my reasons
  ejr5ap-1 S  listening      I give my opinion after everyone else
3. A tough customer
  grkfzp-1 S  patience       I stay patient with tough customers
  v2853d-1 I  persuasion     I joke around with tough customers
  d7cvmf-1 D  directness     I set clear limits with tough customers
  vvc398-1 C  rules          I stick to policy with tough customers
4. Time off (D reversed)
  yrw5hh-1 D− results        I leave work at work on my days off
  zpmc5e-1 C  planning       I plan my days off ahead of time
  8qyrft-1 S  loyalty        I keep my days off for close friends
  87gqmc-1 I  sociability    I fill my days off with people
5. Learning from others
  px68qz-1 I  enthusiasm     I learn from people who inspire me
  ptcdwk-1 C  accuracy       I learn from people who are exact
  8jeg3c-1 D  challenge      I learn from people who push me
  qbsrfa-1 S  loyalty        I learn from people I know well
6. Getting ready (C reversed)
  dhs5mq-1 S  stability      I get ready the same way every time
  fqjk8p-1 I  expressiveness I get ready by talking things through
  t8gaw5-1 C− planning       I get ready by trusting I’ll manage
  jxy3nb-1 D  decisiveness   I get ready by deciding what I want
7. A new tool
  wx6jak-1 D  results        I ask what a new tool gets done
  yppy2q-1 S  stability      I give up my old tools slowly
  c3pn22-1 I  enthusiasm     I show everyone a cool new tool
  7mxvqh-1 C  rules          I read the manual of a new tool
8. Surprises (S reversed)
  yr8a94-1 C  caution        I prepare backups for a surprise
  f9bzmd-1 D  control        I take control of a surprise
  gfxqv6-1 S− stability      I look forward to a surprise
  a4dvtf-1 I  optimism       I see the fun in a surprise
9. Helping a team decide
  r7pgkj-1 D  decisiveness   I call for a vote when talks drag on
  ccxbg8-1 S  listening      I check that everyone can live with the plan
  x577dm-1 C  analysis       I lay out the pros of each option
  s9m5td-1 I  persuasion     I rally the team around one option
10. Being noticed (I reversed)
  nh2xsm-1 I− sociability    I like to be known by just a few
  a67tbq-1 D  challenge      I like to be known for my drive
  yssqk5-1 S  support        I like to be known as a helper
  mtt67v-1 C  accuracy       I like to be known for precision
11. A slow day
  72b48n-1 S  patience       I enjoy the quiet of a slow day
  ghfz8x-1 C  accuracy       I fix old mistakes on a slow day
  jf5vy6-1 I  expressiveness I trade stories on a slow day
  g82k63-1 D  challenge      I look for a challenge on a slow day
12. Saying yes (D reversed)
  hmnsdx-1 C  caution        I say yes after I know the details
  hgjr7z-1 I  sociability    I say yes to almost any invitation
  dj3a35-1 D− control        I say yes to other people’s plans
  2nanm6-1 S  support        I say yes when someone needs a favor
13. Ending a project
  dnyv9r-1 I  enthusiasm     I end a project with a celebration
  g5b8sy-1 S  loyalty        I keep in touch after a project ends
  m2qd8t-1 D  results        I end a project by counting the results
  hjhjts-1 C  rules          I end a project with a full write-up
14. Rules of the house (C reversed)
  h2g9wj-1 D  control        I like rules I can shape myself
  pbje4y-1 C− rules          I like rules that are loosely kept
  gt8t6d-1 I  optimism       I like rules that leave room for fun
  37tckd-1 S  stability      I like rules that rarely change
15. Working side by side
  6apset-1 C  caution        I warn coworkers about likely problems
  3fgykc-1 I  persuasion     I get coworkers to join my ideas
  zdqqba-1 S  patience       I adjust to my coworkers’ pace
  b27r83-1 D  directness     I tell coworkers plainly what bugs me
16. Trying things (S reversed)
  ab2wt4-1 S− stability      I try something different every time
  yj9xcp-1 D  decisiveness   I try the boldest option first
  9gefqr-1 C  analysis       I try things out on paper first
  4cva2q-1 I  optimism       I try things that might be fun
`)
