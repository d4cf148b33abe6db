import type { FormText } from './item'

/**
 * The second form: 28 questions, one statement of each letter; twelve statements are reversed, three per letter. The
 * drafts that each statement was chosen from, and why, are in docs/statements/2026-12.md.
 */
export const FORM_2026_12: FormText = [
  // 1. Starting a project
  [
    {
      id: '7fgtf8-1',
      letter: 'I',
      keyed: 1,
      facet: 'enthusiasm',
      text: 'I get everyone fired up at the start',
    },
    {
      id: 'zjyp7q-1',
      letter: 'C',
      keyed: 1,
      facet: 'planning',
      text: 'I map out the steps before I start',
    },
    {
      id: '7h86vw-1',
      letter: 'S',
      keyed: 1,
      facet: 'support',
      text: 'I check who could use a hand',
    },
    {
      id: 'ev9k9r-1',
      letter: 'D',
      keyed: 1,
      facet: 'challenge',
      text: 'I go after the toughest piece first',
    },
  ],
  // 2. In a meeting
  [
    {
      id: 'bhmdx6-1',
      letter: 'D',
      keyed: 1,
      facet: 'decisiveness',
      text: 'I move the group toward a decision',
    },
    {
      id: 'ct47z5-1',
      letter: 'I',
      keyed: 1,
      facet: 'expressiveness',
      text: 'I toss out ideas as they come to me',
    },
    {
      id: '592wmt-1',
      letter: 'C',
      keyed: 1,
      facet: 'accuracy',
      text: 'I ask what the numbers are based on',
    },
    {
      id: 'gmdm2s-1',
      letter: 'S',
      keyed: 1,
      facet: 'listening',
      text: 'I make room for the quieter people',
    },
  ],
  // 3. When work is shared out (D reversed)
  [
    {
      id: 'wdrhjt-1',
      letter: 'C',
      keyed: 1,
      facet: 'accuracy',
      text: 'I’m happy to double-check the details',
    },
    {
      id: 'wrg22r-1',
      letter: 'S',
      keyed: 1,
      facet: 'loyalty',
      text: 'I’m happy to stick with a good team',
    },
    {
      id: 'hjdfxg-1',
      letter: 'D',
      keyed: -1,
      facet: 'control',
      text: 'I’m happy to let someone else lead',
    },
    {
      id: 'ds9azg-1',
      letter: 'I',
      keyed: 1,
      facet: 'sociability',
      text: 'I’m happy to break the ice for people',
    },
  ],
  // 4. A deadline is close
  [
    {
      id: 'q3czwc-1',
      letter: 'S',
      keyed: 1,
      facet: 'patience',
      text: 'I keep a steady pace to the end',
    },
    {
      id: '7m2mzs-1',
      letter: 'D',
      keyed: 1,
      facet: 'results',
      text: 'I cut straight to what matters most',
    },
    {
      id: '7wsm38-1',
      letter: 'I',
      keyed: 1,
      facet: 'optimism',
      text: 'I keep everyone’s spirits up',
    },
    {
      id: 'ex8fh5-1',
      letter: 'C',
      keyed: 1,
      facet: 'planning',
      text: 'I work backward from the due date',
    },
  ],
  // 5. Something new
  [
    {
      id: 'dckcvs-1',
      letter: 'C',
      keyed: -1,
      facet: 'planning',
      text: 'I learn the details as I go along',
    },
    {
      id: 'kbr42v-1',
      letter: 'D',
      keyed: 1,
      facet: 'results',
      text: 'I aim for a quick win right away',
    },
    {
      id: '9vrvts-1',
      letter: 'I',
      keyed: 1,
      facet: 'optimism',
      text: 'I picture how great things could be',
    },
    {
      id: 'bqgqhh-1',
      letter: 'S',
      keyed: 1,
      facet: 'patience',
      text: 'I take time to settle into new things',
    },
  ],
  // 6. A disagreement
  [
    {
      id: '4pzn6h-1',
      letter: 'I',
      keyed: 1,
      facet: 'optimism',
      text: 'I lighten the mood with some humor',
    },
    {
      id: '8t5m6e-1',
      letter: 'S',
      keyed: 1,
      facet: 'listening',
      text: 'I hear both sides all the way out',
    },
    {
      id: 'nkchn6-1',
      letter: 'C',
      keyed: 1,
      facet: 'analysis',
      text: 'I pin down what actually happened',
    },
    {
      id: '585bja-1',
      letter: 'D',
      keyed: 1,
      facet: 'directness',
      text: 'I bring the real issue into the open',
    },
  ],
  // 7. On a break (I reversed)
  [
    {
      id: 'tk3knp-1',
      letter: 'D',
      keyed: 1,
      facet: 'results',
      text: 'I use a break to finish one more thing',
    },
    {
      id: 'ej6zjs-1',
      letter: 'I',
      keyed: -1,
      facet: 'sociability',
      text: 'I spend breaks with my own thoughts',
    },
    {
      id: 'b6c7g3-1',
      letter: 'S',
      keyed: 1,
      facet: 'loyalty',
      text: 'I spend breaks with the same few people',
    },
    {
      id: 'qd66mv-1',
      letter: 'C',
      keyed: 1,
      facet: 'planning',
      text: 'I use breaks to get my notes in order',
    },
  ],
  // 8. A new coworker
  [
    {
      id: '8mj5st-1',
      letter: 'S',
      keyed: 1,
      facet: 'support',
      text: 'I take new people under my wing',
    },
    {
      id: 'pwjqr6-1',
      letter: 'C',
      keyed: 1,
      facet: 'rules',
      text: 'I walk new people through the rules',
    },
    {
      id: 'xvwpr5-1',
      letter: 'D',
      keyed: 1,
      facet: 'challenge',
      text: 'I give new people a real challenge',
    },
    {
      id: 'q2xeca-1',
      letter: 'I',
      keyed: 1,
      facet: 'sociability',
      text: 'I introduce new people to everyone',
    },
  ],
  // 9. Feedback
  [
    {
      id: '9dtans-1',
      letter: 'C',
      keyed: 1,
      facet: 'accuracy',
      text: 'I back up my feedback with examples',
    },
    {
      id: 'zzjvdt-1',
      letter: 'I',
      keyed: 1,
      facet: 'enthusiasm',
      text: 'I cheer people on in front of others',
    },
    {
      id: 'f86v8q-1',
      letter: 'S',
      keyed: 1,
      facet: 'support',
      text: 'I break bad news to people gently',
    },
    {
      id: 'r8mw53-1',
      letter: 'D',
      keyed: 1,
      facet: 'directness',
      text: 'I tell people exactly where they stand',
    },
  ],
  // 10. The job I like (S reversed)
  [
    {
      id: 'ph6nf9-1',
      letter: 'S',
      keyed: -1,
      facet: 'stability',
      text: 'I like a job that changes every week',
    },
    {
      id: 'edddvw-1',
      letter: 'D',
      keyed: 1,
      facet: 'challenge',
      text: 'I like a job with a clear scoreboard',
    },
    {
      id: 'mrxpss-1',
      letter: 'C',
      keyed: 1,
      facet: 'rules',
      text: 'I like a job with clear standards',
    },
    {
      id: 'tvg9vk-1',
      letter: 'I',
      keyed: 1,
      facet: 'sociability',
      text: 'I like a job full of people to meet',
    },
  ],
  // 11. A change of plan
  [
    {
      id: '6emvnn-1',
      letter: 'I',
      keyed: 1,
      facet: 'persuasion',
      text: 'I talk people into trying the new way',
    },
    {
      id: 'n27a5b-1',
      letter: 'S',
      keyed: 1,
      facet: 'patience',
      text: 'I help people ease into the change',
    },
    {
      id: 'n5xf7g-1',
      letter: 'D',
      keyed: 1,
      facet: 'decisiveness',
      text: 'I make the call when plans fall apart',
    },
    {
      id: 'df968q-1',
      letter: 'C',
      keyed: 1,
      facet: 'caution',
      text: 'I look for what the change could break',
    },
  ],
  // 12. Whom and what I trust (C reversed)
  [
    {
      id: '52ecgk-1',
      letter: 'D',
      keyed: 1,
      facet: 'results',
      text: 'I trust people who get results',
    },
    {
      id: '4khp2c-1',
      letter: 'C',
      keyed: -1,
      facet: 'analysis',
      text: 'I trust my gut on most decisions',
    },
    {
      id: '6fxvyw-1',
      letter: 'I',
      keyed: 1,
      facet: 'enthusiasm',
      text: 'I trust people I can laugh with',
    },
    {
      id: '4kfw35-1',
      letter: 'S',
      keyed: 1,
      facet: 'loyalty',
      text: 'I trust people who stick around',
    },
  ],
  // 13. Messages
  [
    {
      id: '47rkbx-1',
      letter: 'S',
      keyed: 1,
      facet: 'support',
      text: 'I start my messages with a kind word',
    },
    {
      id: 'ccbbg8-1',
      letter: 'D',
      keyed: 1,
      facet: 'directness',
      text: 'I get right to the point in messages',
    },
    {
      id: 'meenwh-1',
      letter: 'C',
      keyed: 1,
      facet: 'accuracy',
      text: 'I proofread my messages before sending',
    },
    {
      id: '8jxxyt-1',
      letter: 'I',
      keyed: 1,
      facet: 'expressiveness',
      text: 'I put my personality in my messages',
    },
  ],
  // 14. Small habits (D reversed)
  [
    {
      id: '2pxajj-1',
      letter: 'C',
      keyed: 1,
      facet: 'accuracy',
      text: 'I tend to notice the smallest mistakes',
    },
    {
      id: 'f4e7mj-1',
      letter: 'I',
      keyed: 1,
      facet: 'sociability',
      text: 'I tend to chat with whoever is around',
    },
    {
      id: 'x9ev9g-1',
      letter: 'S',
      keyed: 1,
      facet: 'patience',
      text: 'I tend to stay calm when others rush',
    },
    {
      id: 'wjezcg-1',
      letter: 'D',
      keyed: -1,
      facet: 'control',
      text: 'I tend to let others have the last word',
    },
  ],
  // 15. After a win
  [
    {
      id: 'hzevyx-1',
      letter: 'I',
      keyed: 1,
      facet: 'enthusiasm',
      text: 'I make sure we celebrate out loud',
    },
    {
      id: '7pkj7a-1',
      letter: 'S',
      keyed: 1,
      facet: 'loyalty',
      text: 'I thank the people who helped me',
    },
    {
      id: 'stz765-1',
      letter: 'D',
      keyed: 1,
      facet: 'challenge',
      text: 'I start looking for a bigger win',
    },
    {
      id: 'p7mv6j-1',
      letter: 'C',
      keyed: 1,
      facet: 'analysis',
      text: 'I take notes on what worked well',
    },
  ],
  // 16. Trouble
  [
    {
      id: 'xqr6rt-1',
      letter: 'D',
      keyed: 1,
      facet: 'control',
      text: 'I take charge when things go wrong',
    },
    {
      id: 'x42tbq-1',
      letter: 'C',
      keyed: 1,
      facet: 'analysis',
      text: 'I find the cause when things go wrong',
    },
    {
      id: '7ppryj-1',
      letter: 'I',
      keyed: 1,
      facet: 'optimism',
      text: 'I stay upbeat when things go wrong',
    },
    {
      id: 'mf8y46-1',
      letter: 'S',
      keyed: 1,
      facet: 'loyalty',
      text: 'I stick by people when things go wrong',
    },
  ],
  // 17. Enjoyment (S reversed)
  [
    {
      id: 'n77yfv-1',
      letter: 'C',
      keyed: 1,
      facet: 'accuracy',
      text: 'I enjoy getting the details right',
    },
    {
      id: '86ttm3-1',
      letter: 'S',
      keyed: -1,
      facet: 'stability',
      text: 'I enjoy shaking up my daily routine',
    },
    {
      id: 'qdpsfd-1',
      letter: 'I',
      keyed: 1,
      facet: 'expressiveness',
      text: 'I enjoy telling stories over lunch',
    },
    {
      id: 'g3anm2-1',
      letter: 'D',
      keyed: 1,
      facet: 'challenge',
      text: 'I enjoy beating last year’s numbers',
    },
  ],
  // 18. Making a deal
  [
    {
      id: '95k8c6-1',
      letter: 'I',
      keyed: 1,
      facet: 'persuasion',
      text: 'I win the other side over with charm',
    },
    {
      id: 'vq5xrr-1',
      letter: 'D',
      keyed: 1,
      facet: 'results',
      text: 'I hold out for the better deal',
    },
    {
      id: 'tg8w3w-1',
      letter: 'C',
      keyed: 1,
      facet: 'caution',
      text: 'I go over the fine print twice',
    },
    {
      id: 'e23zf8-1',
      letter: 'S',
      keyed: 1,
      facet: 'support',
      text: 'I look for a deal that suits everyone',
    },
  ],
  // 19. What I let happen (I reversed)
  [
    {
      id: 'e69esz-1',
      letter: 'S',
      keyed: 1,
      facet: 'listening',
      text: 'I let others finish their thought',
    },
    {
      id: 'k6wgg6-1',
      letter: 'I',
      keyed: -1,
      facet: 'expressiveness',
      text: 'I let my work speak for itself',
    },
    {
      id: 'xyemdh-1',
      letter: 'D',
      keyed: 1,
      facet: 'directness',
      text: 'I let people know what I want',
    },
    {
      id: 'zzxb8w-1',
      letter: 'C',
      keyed: 1,
      facet: 'analysis',
      text: 'I let the evidence settle things',
    },
  ],
  // 20. A long report
  [
    {
      id: '3rf5a9-1',
      letter: 'D',
      keyed: 1,
      facet: 'decisiveness',
      text: 'I skip to the conclusion of a report',
    },
    {
      id: 'e34jr8-1',
      letter: 'C',
      keyed: 1,
      facet: 'caution',
      text: 'I look for holes in a report',
    },
    {
      id: '74zhqj-1',
      letter: 'S',
      keyed: 1,
      facet: 'support',
      text: 'I help a coworker finish a report',
    },
    {
      id: 'ses7fd-1',
      letter: 'I',
      keyed: 1,
      facet: 'persuasion',
      text: 'I sell people on a report’s findings',
    },
  ],
  // 21. In a group (D reversed)
  [
    {
      id: 'syan4a-1',
      letter: 'C',
      keyed: 1,
      facet: 'rules',
      text: 'I keep track of what the group agreed',
    },
    {
      id: 'qhen5j-1',
      letter: 'S',
      keyed: 1,
      facet: 'support',
      text: 'I look out for people in the group',
    },
    {
      id: 'h6p87d-1',
      letter: 'I',
      keyed: 1,
      facet: 'enthusiasm',
      text: 'I get the whole group laughing',
    },
    {
      id: 'xtnf4p-1',
      letter: 'D',
      keyed: -1,
      facet: 'control',
      text: 'I go along with what the group wants',
    },
  ],
  // 22. Presenting
  [
    {
      id: 'r9c2bv-1',
      letter: 'I',
      keyed: 1,
      facet: 'expressiveness',
      text: 'I use my hands a lot when I present',
    },
    {
      id: '6cgwvy-1',
      letter: 'D',
      keyed: 1,
      facet: 'directness',
      text: 'I take a firm stand when I present',
    },
    {
      id: 'r64yxd-1',
      letter: 'C',
      keyed: 1,
      facet: 'planning',
      text: 'I follow an outline when I present',
    },
    {
      id: '2p7mxw-1',
      letter: 'S',
      keyed: 1,
      facet: 'stability',
      text: 'I speak calmly when I present',
    },
  ],
  // 23. Working at my best (C reversed)
  [
    {
      id: '6d8ky4-1',
      letter: 'D',
      keyed: 1,
      facet: 'challenge',
      text: 'I work best with a goal to chase',
    },
    {
      id: '3ehypy-1',
      letter: 'C',
      keyed: -1,
      facet: 'rules',
      text: 'I work best with very few rules',
    },
    {
      id: '59bhvw-1',
      letter: 'S',
      keyed: 1,
      facet: 'stability',
      text: 'I work best with a steady rhythm',
    },
    {
      id: '7k9jj2-1',
      letter: 'I',
      keyed: 1,
      facet: 'sociability',
      text: 'I work best with people around me',
    },
  ],
  // 24. The start of the day
  [
    {
      id: 'vz8wbc-1',
      letter: 'S',
      keyed: 1,
      facet: 'stability',
      text: 'I follow the same morning routine',
    },
    {
      id: '8a7jhf-1',
      letter: 'I',
      keyed: 1,
      facet: 'sociability',
      text: 'I say hello to everyone I pass',
    },
    {
      id: 'rqp3yn-1',
      letter: 'D',
      keyed: 1,
      facet: 'results',
      text: 'I take on my biggest job early',
    },
    {
      id: 'ap9ef5-1',
      letter: 'C',
      keyed: 1,
      facet: 'planning',
      text: 'I go over my list before I begin',
    },
  ],
  // 25. Company events (I reversed)
  [
    {
      id: 'a8rbx8-1',
      letter: 'S',
      keyed: 1,
      facet: 'loyalty',
      text: 'I catch up with old friends at events',
    },
    {
      id: 'htehcq-1',
      letter: 'I',
      keyed: -1,
      facet: 'sociability',
      text: 'I stay in the background at events',
    },
    {
      id: 'p4k69d-1',
      letter: 'C',
      keyed: 1,
      facet: 'planning',
      text: 'I read up on people before events',
    },
    {
      id: '7a6shv-1',
      letter: 'D',
      keyed: 1,
      facet: 'results',
      text: 'I go to events with a clear goal',
    },
  ],
  // 26. A coworker is stuck
  [
    {
      id: 'p7tpsz-1',
      letter: 'I',
      keyed: 1,
      facet: 'optimism',
      text: 'I give a stuck coworker a pep talk',
    },
    {
      id: 'se34ep-1',
      letter: 'C',
      keyed: 1,
      facet: 'rules',
      text: 'I show a stuck coworker the steps',
    },
    {
      id: '99dgkj-1',
      letter: 'D',
      keyed: 1,
      facet: 'control',
      text: 'I tell a stuck coworker what to do',
    },
    {
      id: 'r3dsr4-1',
      letter: 'S',
      keyed: 1,
      facet: 'listening',
      text: 'I just listen to a stuck coworker',
    },
  ],
  // 27. Small faults (S reversed)
  [
    {
      id: 'x3tnwk-1',
      letter: 'D',
      keyed: 1,
      facet: 'decisiveness',
      text: 'I get impatient with long debates',
    },
    {
      id: '9e3hx9-1',
      letter: 'S',
      keyed: -1,
      facet: 'stability',
      text: 'I get restless doing the same thing',
    },
    {
      id: 'ryv5a4-1',
      letter: 'I',
      keyed: 1,
      facet: 'enthusiasm',
      text: 'I get carried away by a good idea',
    },
    {
      id: '6xsmfz-1',
      letter: 'C',
      keyed: 1,
      facet: 'accuracy',
      text: 'I get hung up on small details',
    },
  ],
  // 28. Good ideas
  [
    {
      id: 'skndr9-1',
      letter: 'C',
      keyed: 1,
      facet: 'caution',
      text: 'I test a good idea before I trust it',
    },
    {
      id: 'c76dg5-1',
      letter: 'D',
      keyed: 1,
      facet: 'decisiveness',
      text: 'I act on a good idea the same day',
    },
    {
      id: '73mdd2-1',
      letter: 'S',
      keyed: 1,
      facet: 'support',
      text: 'I help someone else’s good idea along',
    },
    {
      id: 'afmytr-1',
      letter: 'I',
      keyed: 1,
      facet: 'persuasion',
      text: 'I sell everyone on a good idea',
    },
  ],
]
