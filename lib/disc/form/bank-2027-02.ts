import { readForm } from './item'

/**
 * Sixteen more questions, for people whose lead is open after the fourth form. Eight have a reversed statement, two per
 * letter. Which of them a person is asked, and how many, depends on the answers (model/settling.ts).
 */
export const BANK_2027_02 = readForm(`
1. A free hour
  rzvkqd-3 C  order          I use a free hour to tidy things up
  dyqz2q-1 S  support        I use a free hour to do small favors
  epsfng-3 I  sociability    I use a free hour to talk with people
  cqfzr9-1 D  decisiveness   I use a free hour to start something bold
2. On a break (I reversed)
  znnx7b-1 I− sociability    I like a quiet break by myself
  wfgafe-1 D  control        I like to choose my own break times
  5kmpwp-1 C  order          I like to tidy up during a break
  mnshf2-1 S  stability      I like to have breaks at the usual time
3. People complain
  4mywty-1 S  patience       I stay patient when people complain
  f4kr2k-1 I  persuasion     I cheer people up when they complain
  d7cvmf-3 D  directness     I set clear limits when people complain
  cdxa4n-1 C  accuracy       I ask for details when people complain
4. Time off (D reversed)
  ndr8yt-1 D− decisiveness   I let others choose on my days off
  zpmc5e-3 C  order          I plan my days off ahead of time
  d65fzc-1 S  stability      I spend my days off the usual way
  87gqmc-3 I  sociability    I meet many people on my days off
5. Speaking
  ap98hd-1 I  expressiveness I speak with a lot of feeling
  sbmhnh-1 C  accuracy       I speak in exact words
  dct9jh-1 D  control        I speak in a firm voice
  bkzejs-1 S  patience       I speak in a gentle voice
6. A trip (C reversed)
  ybep2w-1 S  stability      I like trips to places I know
  5zn9nf-1 I  sociability    I like trips with many people
  faeznf-1 C− order          I like trips where I can improvise
  32asdr-1 D  decisiveness   I like to decide where a trip goes
7. A new tool
  kjdv2q-2 D  control        I decide how to use a new tool
  8mj8f3-1 S  patience       I take my time with a new tool
  7qmtc5-1 I  persuasion     I get others to try a new tool
  9egrsc-1 C  analysis       I ask many questions about a new tool
8. Someone is upset (S reversed)
  ja4g2p-2 C  analysis       I ask upset people for the facts
  st935t-2 D  directness     I tell upset people what I would do
  bxe6rn-1 S− support        I leave upset people in peace
  ctvfgk-2 I  expressiveness I tell upset people funny stories
9. A team disagrees
  r7pgkj-3 D  decisiveness   I make the final choice when a team disagrees
  24y4dm-2 S  patience       I ask for patience when a team disagrees
  x577dm-3 C  analysis       I list the choices when a team disagrees
  s9m5td-3 I  persuasion     I persuade people when a team disagrees
10. Being known (I reversed)
  v99bkk-1 I− expressiveness I like to be known as a quiet person
  pfae66-1 D  directness     I like to be known as a direct person
  6e499b-1 S  stability      I like to be known as a steady person
  theasq-1 C  accuracy       I like to be known as a careful person
11. A slow day
  mn7vcz-1 S  stability      I enjoy the routine of a slow day
  ghfz8x-3 C  order          I make lists on a slow day
  8ws43z-1 I  sociability    I chat with people on a slow day
  yd9ym4-1 D  control        I choose my own tasks on a slow day
12. When I am glad (D reversed)
  tp374d-2 C  order          I’m glad when the rules are clear
  sm6c8s-2 I  sociability    I’m glad when there is company
  e5c98z-1 D− control        I’m glad when others guide me
  c93zjy-2 S  stability      I’m glad when the team stays the same
13. A job is done
  kta8c7-1 I  expressiveness I celebrate when a job is done
  rrmrta-1 S  stability      I keep my routine when a job is done
  6576p7-2 D  control        I choose my next job when one is done
  hjhjts-3 C  accuracy       I look for errors when a job is done
14. Rules (C reversed)
  anvpv3-2 D  control        I like rules that I help to make
  tmsffk-1 C− order          I like rules that allow exceptions
  gt8t6d-3 I  expressiveness I like rules that allow some fun
  37tckd-3 S  stability      I like rules that rarely change
15. People around me
  dtnf2k-1 C  order          I keep things tidy for people around me
  x65cpz-1 I  persuasion     I get people around me excited
  zdqqba-3 S  support        I adjust to the pace of people around me
  b27r83-3 D  directness     I tell people around me what I need
16. Teams (S reversed)
  p7s7zn-2 S− stability      I move easily from team to team
  gyj4nb-2 D  control        I like to lead a team
  mqpdf8-1 C  analysis       I ask a team many questions
  phtbcy-1 I  persuasion     I bring new energy to a team
`)
