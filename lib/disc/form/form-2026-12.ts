import { readForm } from './item'

/**
 * The second form: twelve statements are reversed, three per letter. People have results by it, so nothing here changes.
 */
export const FORM_2026_12 = readForm(`
1. Starting a project
  7fgtf8-1 I  enthusiasm     I get everyone fired up at the start
  zjyp7q-1 C  planning       I map out the steps before I start
  7h86vw-1 S  support        I check who could use a hand
  ev9k9r-1 D  challenge      I go after the toughest piece first
2. In a meeting
  bhmdx6-1 D  decisiveness   I move the group toward a decision
  ct47z5-1 I  expressiveness I toss out ideas as they come to me
  592wmt-1 C  accuracy       I ask what the numbers are based on
  gmdm2s-1 S  listening      I make room for the quieter people
3. When work is shared out (D reversed)
  wdrhjt-1 C  accuracy       I’m happy to double-check the details
  wrg22r-1 S  loyalty        I’m happy to stick with a good team
  hjdfxg-1 D− control        I’m happy to let someone else lead
  ds9azg-1 I  sociability    I’m happy to break the ice for people
4. A deadline is close
  q3czwc-1 S  patience       I keep a steady pace to the end
  7m2mzs-1 D  results        I cut straight to what matters most
  7wsm38-1 I  optimism       I keep everyone’s spirits up
  ex8fh5-1 C  planning       I work backward from the due date
5. Something new
  dckcvs-1 C− planning       I learn the details as I go along
  kbr42v-1 D  results        I aim for a quick win right away
  9vrvts-1 I  optimism       I picture how great things could be
  bqgqhh-1 S  patience       I take time to settle into new things
6. A disagreement
  4pzn6h-1 I  optimism       I lighten the mood with some humor
  8t5m6e-1 S  listening      I hear both sides all the way out
  nkchn6-1 C  analysis       I pin down what actually happened
  585bja-1 D  directness     I bring the real issue into the open
7. On a break (I reversed)
  tk3knp-1 D  results        I use a break to finish one more thing
  ej6zjs-1 I− sociability    I spend breaks with my own thoughts
  b6c7g3-1 S  loyalty        I spend breaks with the same few people
  qd66mv-1 C  planning       I use breaks to get my notes in order
8. A new coworker
  8mj5st-1 S  support        I take new people under my wing
  pwjqr6-1 C  rules          I walk new people through the rules
  xvwpr5-1 D  challenge      I give new people a real challenge
  q2xeca-1 I  sociability    I introduce new people to everyone
9. Feedback
  9dtans-1 C  accuracy       I back up my feedback with examples
  zzjvdt-1 I  enthusiasm     I cheer people on in front of others
  f86v8q-1 S  support        I break bad news to people gently
  r8mw53-1 D  directness     I tell people exactly where they stand
10. The job I like (S reversed)
  ph6nf9-1 S− stability      I like a job that changes every week
  edddvw-1 D  challenge      I like a job with a clear scoreboard
  mrxpss-1 C  rules          I like a job with clear standards
  tvg9vk-1 I  sociability    I like a job full of people to meet
11. A change of plan
  6emvnn-1 I  persuasion     I talk people into trying the new way
  n27a5b-1 S  patience       I help people ease into the change
  n5xf7g-1 D  decisiveness   I make the call when plans fall apart
  df968q-1 C  caution        I look for what the change could break
12. Whom and what I trust (C reversed)
  52ecgk-1 D  results        I trust people who get results
  4khp2c-1 C− analysis       I trust my gut on most decisions
  6fxvyw-1 I  enthusiasm     I trust people I can laugh with
  4kfw35-1 S  loyalty        I trust people who stick around
13. Messages
  47rkbx-1 S  support        I start my messages with a kind word
  ccbbg8-1 D  directness     I get right to the point in messages
  meenwh-1 C  accuracy       I proofread my messages before sending
  8jxxyt-1 I  expressiveness I put my personality in my messages
14. Small habits (D reversed)
  2pxajj-1 C  accuracy       I tend to notice the smallest mistakes
  f4e7mj-1 I  sociability    I tend to chat with whoever is around
  x9ev9g-1 S  patience       I tend to stay calm when others rush
  wjezcg-1 D− control        I tend to let others have the last word
15. After a win
  hzevyx-1 I  enthusiasm     I make sure we celebrate out loud
  7pkj7a-1 S  loyalty        I thank the people who helped me
  stz765-1 D  challenge      I start looking for a bigger win
  p7mv6j-1 C  analysis       I take notes on what worked well
16. Trouble
  xqr6rt-1 D  control        I take charge when things go wrong
  x42tbq-1 C  analysis       I find the cause when things go wrong
  7ppryj-1 I  optimism       I stay upbeat when things go wrong
  mf8y46-1 S  loyalty        I stick by people when things go wrong
17. Enjoyment (S reversed)
  n77yfv-1 C  accuracy       I enjoy getting the details right
  86ttm3-1 S− stability      I enjoy shaking up my daily routine
  qdpsfd-1 I  expressiveness I enjoy telling stories over lunch
  g3anm2-1 D  challenge      I enjoy beating last year’s numbers
18. Making a deal
  95k8c6-1 I  persuasion     I win the other side over with charm
  vq5xrr-1 D  results        I hold out for the better deal
  tg8w3w-1 C  caution        I go over the fine print twice
  e23zf8-1 S  support        I look for a deal that suits everyone
19. What I let happen (I reversed)
  e69esz-1 S  listening      I let others finish their thought
  k6wgg6-1 I− expressiveness I let my work speak for itself
  xyemdh-1 D  directness     I let people know what I want
  zzxb8w-1 C  analysis       I let the evidence settle things
20. A long report
  3rf5a9-1 D  decisiveness   I skip to the conclusion of a report
  e34jr8-1 C  caution        I look for holes in a report
  74zhqj-1 S  support        I help a coworker finish a report
  ses7fd-1 I  persuasion     I sell people on a report’s findings
21. In a group (D reversed)
  syan4a-1 C  rules          I keep track of what the group agreed
  qhen5j-1 S  support        I look out for people in the group
  h6p87d-1 I  enthusiasm     I get the whole group laughing
  xtnf4p-1 D− control        I go along with what the group wants
22. Presenting
  r9c2bv-1 I  expressiveness I use my hands a lot when I present
  6cgwvy-1 D  directness     I take a firm stand when I present
  r64yxd-1 C  planning       I follow an outline when I present
  2p7mxw-1 S  stability      I speak calmly when I present
23. Working at my best (C reversed)
  6d8ky4-1 D  challenge      I work best with a goal to chase
  3ehypy-1 C− rules          I work best with very few rules
  59bhvw-1 S  stability      I work best with a steady rhythm
  7k9jj2-1 I  sociability    I work best with people around me
24. The start of the day
  vz8wbc-1 S  stability      I follow the same morning routine
  8a7jhf-1 I  sociability    I say hello to everyone I pass
  rqp3yn-1 D  results        I take on my biggest job early
  ap9ef5-1 C  planning       I go over my list before I begin
25. Company events (I reversed)
  a8rbx8-1 S  loyalty        I catch up with old friends at events
  htehcq-1 I− sociability    I stay in the background at events
  p4k69d-1 C  planning       I read up on people before events
  7a6shv-1 D  results        I go to events with a clear goal
26. A coworker is stuck
  p7tpsz-1 I  optimism       I give a stuck coworker a pep talk
  se34ep-1 C  rules          I show a stuck coworker the steps
  99dgkj-1 D  control        I tell a stuck coworker what to do
  r3dsr4-1 S  listening      I just listen to a stuck coworker
27. Small faults (S reversed)
  x3tnwk-1 D  decisiveness   I get impatient with long debates
  9e3hx9-1 S− stability      I get restless doing the same thing
  ryv5a4-1 I  enthusiasm     I get carried away by a good idea
  6xsmfz-1 C  accuracy       I get hung up on small details
28. Good ideas
  skndr9-1 C  caution        I test a good idea before I trust it
  c76dg5-1 D  decisiveness   I act on a good idea the same day
  73mdd2-1 S  support        I help someone else’s good idea along
  afmytr-1 I  persuasion     I sell everyone on a good idea
`)
