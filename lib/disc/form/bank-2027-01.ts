import { readForm } from './item'

/**
 * Sixteen more questions, for people whose lead is open after the third form. Eight have a reversed statement, two per
 * letter. Which of them a person is asked, and how many, depends on the answers (model/settling.ts).
 */
export const BANK_2027_01 = readForm(`
1. A free hour
  rzvkqd-2 C  planning       I use a free hour to tidy things up
  azd8fa-1 S  loyalty        I use a free hour to visit a friend
  epsfng-2 I  sociability    I use a free hour to talk with people
  j5ssgq-2 D  results        I use a free hour to get more done
2. Asked for an opinion (I reversed)
  mhcd72-2 I− expressiveness I give my opinion only when asked
  jjqnpx-2 D  directness     I give my opinion in plain words
  5rj4jr-2 C  accuracy       I give my opinion in exact words
  ejr5ap-2 S  listening      I give my opinion after everyone else
3. People complain
  grkfzp-2 S  patience       I listen to the end when people complain
  v2853d-2 I  optimism       I make people smile when they complain
  d7cvmf-2 D  directness     I set clear limits when people complain
  pxd42s-1 C  accuracy       I take notes when people complain
4. Time off (D reversed)
  8ngfec-1 D− decisiveness   I want few decisions on my days off
  zpmc5e-2 C  planning       I plan my days off ahead of time
  8qyrft-2 S  loyalty        I keep my days off for close friends
  87gqmc-2 I  sociability    I meet many people on my days off
5. Learning
  gvd3sm-1 I  sociability    I learn best by talking with others
  pqd5jb-1 C  rules          I learn best from exact instructions
  qgrpxb-1 D  control        I learn best when I choose my own way
  qbsrfa-2 S  loyalty        I learn best with people I trust
6. Getting ready (C reversed)
  dhs5mq-2 S  stability      I get ready at an easy pace
  fqjk8p-2 I  sociability    I get ready together with other people
  6gabp5-1 C− accuracy       I get ready with just a quick check
  jxy3nb-2 D  decisiveness   I get ready by deciding what I want
7. A new tool
  kjdv2q-1 D  control        I decide how to use a new tool
  29sgpa-1 S  patience       I let others try a new tool first
  c3pn22-2 I  enthusiasm     I show a new tool to everyone
  m4yjdx-1 C  analysis       I learn every part of a new tool
8. Someone is upset (S reversed)
  ja4g2p-1 C  accuracy       I ask upset people for the facts
  st935t-1 D  directness     I tell upset people what I would do
  sr9fn8-1 S− support        I spend little time with upset people
  ctvfgk-1 I  expressiveness I tell upset people funny stories
9. A team disagrees
  r7pgkj-2 D  decisiveness   I make the final choice when a team disagrees
  24y4dm-1 S  patience       I ask for patience when a team disagrees
  x577dm-2 C  analysis       I list the choices when a team disagrees
  s9m5td-2 I  persuasion     I persuade people when a team disagrees
10. Being known (I reversed)
  nh2xsm-2 I− sociability    I like to be known by few people
  98gv9y-1 D  control        I like to be known as a strong leader
  yssqk5-2 S  support        I like to be known as a quiet helper
  mtt67v-2 C  rules          I like to be known for following rules
11. A slow day
  72b48n-2 S  stability      I enjoy the quiet of a slow day
  ghfz8x-2 C  planning       I make lists on a slow day
  jf5vy6-2 I  sociability    I meet more people on a slow day
  g82k63-2 D  challenge      I look for a challenge on a slow day
12. When I am glad (D reversed)
  tp374d-1 C  rules          I’m glad when the rules are clear
  sm6c8s-1 I  sociability    I’m glad when there is company
  kk3rey-1 D− decisiveness   I’m glad when someone else decides
  c93zjy-1 S  stability      I’m glad when the team stays the same
13. A job is done
  dnyv9r-2 I  expressiveness I tell everyone when a job is done
  gfa5n4-1 S  loyalty        I stay in touch when a job is done
  6576p7-1 D  control        I choose my next job when one is done
  hjhjts-2 C  accuracy       I look for errors when a job is done
14. Rules (C reversed)
  anvpv3-1 D  control        I like rules that I help to make
  kvawzs-1 C− accuracy       I like rules that allow small errors
  gt8t6d-2 I  enthusiasm     I like rules that allow some fun
  37tckd-2 S  stability      I like rules that rarely change
15. Working side by side
  6apset-2 C  rules          I remind coworkers of the rules
  fsdttb-1 I  expressiveness I make my coworkers laugh
  zdqqba-2 S  patience       I adjust to my coworkers’ pace
  b27r83-2 D  directness     I tell coworkers plainly what I need
16. Teams (S reversed)
  p7s7zn-1 S− loyalty        I move easily from team to team
  gyj4nb-1 D  control        I like to run a team
  ygkv2x-1 C  accuracy       I check a team’s work for mistakes
  m2kkd4-1 I  expressiveness I get a team to talk more
`)
