import { readForm } from './item'

/**
 * The third form: twelve statements are reversed, three per letter, each for its own letter alone.
 */
export const FORM_2027_01 = readForm(`
1. Starting something together
  6655vh-1 I  enthusiasm     I share my excitement when we start
  zjyp7q-2 C  planning       I plan each step before we start
  ysz4a6-1 S  patience       I wait until everyone is ready to start
  hn6xdj-1 D  control        I set the direction when we start
2. Talking something over
  ss9hr4-1 D  directness     I say openly when I disagree
  ct47z5-2 I  expressiveness I share ideas as they come to me
  xrhfed-1 C  analysis       I ask exactly how an idea would work
  gmdm2s-2 S  listening      I give quiet people time to speak
3. When work is shared out (D reversed)
  wdrhjt-2 C  accuracy       I’m happy to double-check the details
  wrg22r-2 S  loyalty        I’m happy to stay with the same team
  6k9v9b-1 D− control        I’m happy to work under a strong leader
  76r3gp-1 I  sociability    I’m happy to talk with strangers
4. Time is short
  tz6eba-1 S  support        I still help others when time is short
  xvm2gc-1 D  control        I take the lead when time is short
  7wsm38-2 I  optimism       I stay cheerful when time is short
  3s729z-1 C  planning       I make a list when time is short
5. Something new (C reversed)
  9y95rf-1 C− accuracy       I’m happy with the basics of new things
  e4qdx3-1 D  control        I choose my own way to do new things
  xm6e3t-1 I  enthusiasm     I get excited by new things
  bqgqhh-2 S  stability      I take new things at an easy pace
6. People argue
  4pzn6h-2 I  expressiveness I make a joke when people argue
  2k2tfw-1 S  support        I look for a middle way when people argue
  nkchn6-2 C  accuracy       I check the facts when people argue
  9s85dj-1 D  control        I step in to stop it when people argue
7. On a break (I reversed)
  tk3knp-2 D  results        I use a break to finish one more thing
  ej6zjs-2 I− sociability    I spend breaks with my own thoughts
  99qnxt-1 S  support        I use breaks to listen to others
  3xhvcj-1 C  planning       I use breaks to plan what comes next
8. New people
  hgnyg4-1 S  patience       I give new people time to settle in
  pwjqr6-2 C  rules          I explain the rules to new people
  xvj9gn-1 D  directness     I speak plainly to new people
  q2xeca-2 I  sociability    I introduce new people to everyone
9. Saying what was good or bad
  9dtans-2 C  accuracy       I give people examples of what I mean
  zzjvdt-2 I  enthusiasm     I praise people in front of others
  ttcz8w-1 S  patience       I correct people in a friendly way
  r8mw53-2 D  directness     I tell people clearly what went wrong
10. People I like (S reversed)
  gyr4ba-1 S− support        I like people who need little from me
  vtwheh-1 D  directness     I like people who say what they want
  xgs5rp-1 C  rules          I like people who keep to the rules
  ct8w5d-1 I  sociability    I like people who love to talk
11. Plans change
  gwk3a6-1 I  sociability    I talk with everyone when plans change
  n27a5b-2 S  support        I ask how others feel when plans change
  n5xf7g-2 D  decisiveness   I decide quickly when plans change
  df968q-2 C  caution        I check the risks when plans change
12. What I can easily do (C reversed)
  rrpnvp-1 D  control        I’m comfortable being in charge
  66ncyc-1 C− accuracy       I’m comfortable making a few small errors
  bd4esd-1 I  expressiveness I’m comfortable talking about myself
  79exwq-1 S  stability      I’m comfortable with the same routine
13. Explaining
  vzs7rj-1 S  patience       I explain things in a gentle voice
  ccbbg8-2 D  directness     I explain things in short clear words
  drz9k5-1 C  accuracy       I explain things in great detail
  safyk6-1 I  expressiveness I explain things by telling stories
14. Small habits (D reversed)
  gt8mk6-1 C  planning       I tend to put things in order
  f4e7mj-2 I  sociability    I tend to chat with whoever is around
  6fhxns-1 S  support        I tend to put other people’s needs first
  bm62ah-1 D− directness     I tend to give hints instead of orders
15. After a success
  hzevyx-2 I  enthusiasm     I celebrate with everyone after a success
  5nxxf5-1 S  stability      I keep my routine after a success
  stz765-2 D  results        I want a higher goal after a success
  p7mv6j-2 C  analysis       I study what worked after a success
16. Trouble
  xqr6rt-2 D  control        I take charge when things go wrong
  x42tbq-2 C  accuracy       I check each step when things go wrong
  7ppryj-2 I  optimism       I still smile when things go wrong
  7qrst6-1 S  patience       I speak softly when things go wrong
17. What is hard for me (S reversed)
  maxshr-1 C  accuracy       I find it hard to make quick guesses
  bbse2q-1 S− patience       I find it hard to slow down for others
  ttk38x-1 I  expressiveness I find it hard to keep good news secret
  cd8jz3-1 D  directness     I find it hard to hide what I think
18. What I want
  kw5f6s-1 I  optimism       I smile when I ask for what I want
  7ggkah-1 D  directness     I ask directly for what I want
  jkc7aq-1 C  analysis       I give clear reasons for what I want
  q56pey-1 S  patience       I wait patiently for what I want
19. What I let happen (I reversed)
  qgq6vg-1 S  patience       I let other people choose before me
  fpvag9-1 I− expressiveness I let only close friends see my feelings
  xyemdh-2 D  directness     I let people know what I expect
  8xaqs4-1 C  rules          I let rules guide my choices
20. A big task
  nz6vq8-1 D  challenge      I take the hardest part of a big task
  gvpp9p-1 C  accuracy       I check every part of a big task
  7a9dbt-1 S  patience       I take my time with a big task
  prrxsr-1 I  enthusiasm     I make a big task fun for others
21. In a group (D reversed)
  syan4a-2 C  accuracy       I write down what the group decides
  nhsjyq-1 S  support        I do small favors for the group
  adxqnm-1 I  sociability    I get the group talking
  xtnf4p-2 D− control        I’m fine with others running the group
22. A task is unclear
  ja4x2v-1 I  sociability    I talk with others when a task is unclear
  axmjdz-1 D  decisiveness   I decide for myself when a task is unclear
  w2g6j6-1 C  accuracy       I ask exact questions when a task is unclear
  2p7mxw-2 S  patience       I stay patient when a task is unclear
23. Working at my best (C reversed)
  m79xw5-1 D  control        I work best when I make the decisions
  m8vqtx-1 C− accuracy       I work best with few details to check
  59bhvw-2 S  stability      I work best with a steady rhythm
  7k9jj2-2 I  sociability    I work best with people around me
24. Before a decision
  7nw5qn-1 S  support        I make sure others agree before I decide
  jnrmcq-1 I  sociability    I talk with many people before I decide
  wg9vyx-1 D  decisiveness   I trust my own judgment when I decide
  dbzp9x-1 C  analysis       I compare all choices before I decide
25. A party (I reversed)
  wfy278-1 S  support        I help with the food at a party
  24364m-1 I− sociability    I prefer a quiet talk at a party
  png4cq-1 C  planning       I like a party that is well planned
  fbjcy4-1 D  directness     I say what I really think at a party
26. Someone struggles
  wwch6t-1 I  optimism       I make others smile when they struggle
  se34ep-2 C  planning       I explain the steps when others struggle
  99dgkj-2 D  directness     I give clear advice when others struggle
  r3dsr4-2 S  listening      I listen quietly when others struggle
27. What tires me (S reversed)
  x3tnwk-2 D  decisiveness   I get tired of waiting for a decision
  zp9fv9-1 S− listening      I get tired of long talks about feelings
  9dex6v-1 I  sociability    I get tired of working in silence
  xn2mcd-1 C  accuracy       I get tired of work done carelessly
28. Good ideas
  skndr9-2 C  caution        I test a good idea before I trust it
  c76dg5-2 D  decisiveness   I act on a good idea the same day
  vtw6bv-1 S  patience       I give a good idea time to grow
  afmytr-2 I  persuasion     I win people over to a good idea
`)
