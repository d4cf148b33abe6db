import { readForm } from './item'

/**
 * The fourth form: twelve statements are reversed, three per letter, and are about as attractive as the others. Each letter
 * has three facets in equal parts. Why each question changed, and how good its statements sound, is in
 * docs/statements/2027-02.md.
 */
export const FORM_2027_02 = readForm(`
1. Starting something together
  6655vh-2 I  expressiveness I share my excitement when we start
  zjyp7q-3 C  order          I plan each step before we start
  ysz4a6-2 S  patience       I wait until everyone is ready to start
  hn6xdj-2 D  control        I set the goal when we start
2. Talking something over
  ss9hr4-2 D  directness     I say openly when I disagree
  sh23vg-1 I  persuasion     I get others interested in my idea
  xrhfed-2 C  analysis       I ask exactly how an idea would work
  2fj4pb-1 S  patience       I let others explain at their own pace
3. What I find easy (D reversed)
  p4n7pt-1 C  accuracy       I find it easy to spot small mistakes
  3kr33s-1 S  stability      I find it easy to keep a routine
  b6p9vb-1 D− control        I find it easy to follow others’ plans
  q8de73-1 I  sociability    I find it easy to meet new people
4. Time is short
  v9g5rk-1 S  stability      I keep a steady pace when time is short
  5s4exg-1 D  decisiveness   I decide fast when time is short
  7wsm38-3 I  expressiveness I stay cheerful when time is short
  k2f2az-1 C  accuracy       I still double-check when time is short
5. Something new (C reversed)
  gd9y5v-1 C− analysis       I learn new things by simply trying them
  e4qdx3-2 D  control        I choose my own way to do new things
  khqqt8-1 I  persuasion     I get others to try new things
  bqgqhh-3 S  patience       I give new things some time
6. People argue
  g2dazh-1 I  expressiveness I make people laugh when they argue
  2k2tfw-2 S  support        I look for a middle way when people argue
  hwbtsp-1 C  analysis       I ask for the facts when people argue
  cxrvrp-1 D  decisiveness   I make a decision when people argue
7. Giving an opinion (I reversed)
  6c76cy-1 D  directness     I give my opinion openly
  razwhd-1 I− expressiveness I give my opinion in few words
  7t977z-1 S  support        I give my opinion in a kind way
  5rj4jr-3 C  accuracy       I give my opinion in exact words
8. New people
  hgnyg4-2 S  patience       I give new people time to settle in
  pwjqr6-3 C  order          I explain the rules to new people
  5qp687-1 D  directness     I tell new people what I expect
  4n7gky-1 I  sociability    I like to chat with new people
9. Saying what was good or bad
  6scbgk-1 C  accuracy       I tell people exactly what was good
  zzjvdt-3 I  expressiveness I praise people in front of others
  ttcz8w-2 S  support        I correct people in a friendly way
  r8mw53-3 D  directness     I tell people clearly what went wrong
10. People I like (S reversed)
  7bt7he-1 S− support        I like people who solve their own problems
  vtwheh-2 D  directness     I like people who say what they want
  xgs5rp-2 C  order          I like people who keep to the rules
  ct8w5d-2 I  sociability    I like people who love to talk
11. Plans change
  wq2bbz-1 I  persuasion     I show others the good side when plans change
  n27a5b-3 S  support        I ask how others feel when plans change
  n5xf7g-3 D  decisiveness   I decide quickly when plans change
  rg2xr7-1 C  analysis       I ask for the reason when plans change
12. What I can easily do (C reversed)
  m9d6gn-1 D  control        I easily take charge of a group
  snxzyb-1 C− accuracy       I easily accept small mistakes
  kqzyvx-1 I  persuasion     I easily make people curious
  xvzpzg-1 S  stability      I easily do the same task many times
13. Explaining
  vzs7rj-2 S  patience       I explain things in a gentle voice
  sqj97k-1 D  control        I explain how I want things done
  drz9k5-2 C  accuracy       I explain things in great detail
  agm82z-1 I  expressiveness I explain things with lots of energy
14. Small habits (D reversed)
  gt8mk6-2 C  order          I tend to put things in order
  f4e7mj-3 I  sociability    I tend to chat with people around me
  fje9f9-1 S  stability      I tend to stay with what works
  t8bgay-1 D− directness     I tend to ask more than demand
15. After a success
  dphzqb-1 I  expressiveness I show my joy after a success
  aqsk6b-1 S  stability      I carry on as usual after a success
  p47nmm-1 D  control        I choose the next goal after a success
  p7mv6j-3 C  analysis       I study what worked after a success
16. Trouble
  xqr6rt-3 D  control        I take charge when things go wrong
  x42tbq-3 C  accuracy       I check each step when things go wrong
  55cvr3-1 I  persuasion     I motivate others when things go wrong
  7qrst6-2 S  patience       I speak gently when things go wrong
17. What I enjoy (S reversed)
  ec8ys9-1 C  accuracy       I enjoy getting every detail right
  53t6bd-1 S− stability      I enjoy it when every day is different
  8crp67-1 I  sociability    I enjoy being with many people
  5p83he-1 D  decisiveness   I enjoy making hard decisions
18. What I want
  g7k5dk-1 I  persuasion     I get others excited about what I want
  7ggkah-2 D  directness     I ask directly for what I want
  jkc7aq-2 C  analysis       I give clear reasons for what I want
  q56pey-2 S  patience       I wait patiently for what I want
19. What I show (I reversed)
  n55c9t-1 S  support        I show people that I have time for them
  8cb57p-1 I− expressiveness I show my joy with a quiet smile
  haapyg-1 D  directness     I show openly what I think
  rkm5jb-1 C  accuracy       I show exactly how things are done
20. A big task
  vjeaz5-1 D  control        I decide who does what in a big task
  74qptw-1 C  order          I divide a big task into steps
  d5vs45-1 S  stability      I do a big task at an even pace
  2mwr2f-1 I  persuasion     I get others to join a big task
21. In a group (D reversed)
  7f9jey-1 C  order          I remind the group of the plan
  nhsjyq-2 S  support        I do small favors for the group
  adxqnm-2 I  sociability    I get the group talking
  wwmjc5-1 D− decisiveness   I let the group make the decision
22. A task is unclear
  bbsr2t-1 I  persuasion     I get others to help with an unclear task
  axmjdz-2 D  decisiveness   I decide for myself about an unclear task
  brhq2c-1 C  analysis       I look for information about an unclear task
  2p7mxw-3 S  patience       I stay patient with an unclear task
23. Working at my best (C reversed)
  99fsfw-1 D  control        I work best when I lead
  43sdbf-1 C− order          I work best when I can improvise
  59bhvw-3 S  stability      I work best with a steady rhythm
  7k9jj2-3 I  sociability    I work best with people around me
24. Decisions
  htnv5e-1 S  patience       I wait calmly for a decision
  x7metk-1 I  persuasion     I get people excited about a decision
  c2554r-1 D  decisiveness   I make a hard decision quickly
  dbzp9x-2 C  analysis       I compare all choices before a decision
25. Learning (I reversed)
  djt45x-1 S  stability      I learn best with people I know well
  y57kzc-1 I− sociability    I learn best when I can think alone
  jnmp54-1 C  order          I learn best with exact instructions
  ph3n2y-1 D  directness     I learn best from direct criticism
26. Helping
  mzkhn6-1 I  expressiveness I help people by making them laugh
  yrt35s-1 C  order          I help people put things in order
  99dgkj-3 D  directness     I help people with direct advice
  r3dsr4-3 S  support        I help people by listening quietly
27. What I like (S reversed)
  8mwbpk-1 D  decisiveness   I like it when I can act right away
  kew28v-1 S− patience       I like it when my day is busy
  n98ksc-1 I  sociability    I like it when many people are around
  w9ygcp-1 C  order          I like it when everything has its place
28. Good ideas
  skndr9-3 C  analysis       I test a good idea before I trust it
  c76dg5-3 D  decisiveness   I act on a good idea the same day
  bt9d3j-1 S  support        I support a good idea from others
  afmytr-3 I  persuasion     I win people over to a good idea
`)
