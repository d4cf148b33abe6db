import type { FormText } from './item'

/**
 * The form of the first release: 28 questions, one statement of each letter; eight statements are reversed, two per letter.
 * People have results by it, so nothing here changes. Its ids were made from its texts.
 */
export const FORM_2026_11: FormText = [
  // 1. Start of a project
  [
    {
      id: '1yxxfir',
      letter: 'C',
      keyed: 1,
      facet: 'planning',
      text: 'I write down a clear plan first',
    },
    {
      id: '1k59wvy',
      letter: 'D',
      keyed: 1,
      facet: 'challenge',
      text: 'I pick the hardest part for myself',
    },
    {
      id: '1ojtty5',
      letter: 'I',
      keyed: 1,
      facet: 'enthusiasm',
      text: 'I get people excited about the idea',
    },
    { id: '0hoagxt', letter: 'S', keyed: 1, facet: 'support', text: 'I ask who could use my help' },
  ],
  // 2. In a meeting
  [
    {
      id: '11qhlck',
      letter: 'I',
      keyed: 1,
      facet: 'expressiveness',
      text: 'I share my ideas as they come',
    },
    {
      id: '09j61ax',
      letter: 'S',
      keyed: 1,
      facet: 'listening',
      text: 'I ask quiet people what they think',
    },
    {
      id: '0bb76fm',
      letter: 'D',
      keyed: 1,
      facet: 'decisiveness',
      text: 'I steer the group to a decision',
    },
    {
      id: '14r9q5h',
      letter: 'C',
      keyed: 1,
      facet: 'accuracy',
      text: 'I ask where the facts come from',
    },
  ],
  // 3. What is welcome in a team (D reversed)
  [
    {
      id: '10ptd7l',
      letter: 'S',
      keyed: 1,
      facet: 'loyalty',
      text: 'I am glad when the team stays together',
    },
    {
      id: '0pa1r4d',
      letter: 'I',
      keyed: 1,
      facet: 'enthusiasm',
      text: 'I am glad when laughter fills the room',
    },
    {
      id: '14lqoha',
      letter: 'D',
      keyed: -1,
      facet: 'control',
      text: 'I am glad when someone else takes charge',
    },
    {
      id: '0n9wtxn',
      letter: 'C',
      keyed: 1,
      facet: 'rules',
      text: 'I am glad when rules are in writing',
    },
  ],
  // 4. A deadline is close
  [
    {
      id: '08eskkd',
      letter: 'I',
      keyed: 1,
      facet: 'optimism',
      text: 'I tell others that we will make it',
    },
    {
      id: '0x2i7e6',
      letter: 'C',
      keyed: 1,
      facet: 'planning',
      text: 'I plan back from the due date',
    },
    {
      id: '02v04b3',
      letter: 'D',
      keyed: 1,
      facet: 'results',
      text: 'I push straight for the main result',
    },
    {
      id: '02hl2ch',
      letter: 'S',
      keyed: 1,
      facet: 'patience',
      text: 'I keep working at a calm pace',
    },
  ],
  // 5. Two sides in a conflict
  [
    {
      id: '07tdzm6',
      letter: 'S',
      keyed: 1,
      facet: 'listening',
      text: 'I wait until each side has spoken',
    },
    {
      id: '1wp1nuo',
      letter: 'D',
      keyed: 1,
      facet: 'directness',
      text: 'I bring up the hard point first',
    },
    {
      id: '0h7issr',
      letter: 'C',
      keyed: 1,
      facet: 'analysis',
      text: 'I sort the facts from the opinions',
    },
    {
      id: '02byq96',
      letter: 'I',
      keyed: 1,
      facet: 'persuasion',
      text: 'I win people over with warm words',
    },
  ],
  // 6. Conditions that suit me (C reversed)
  [
    {
      id: '017zut1',
      letter: 'D',
      keyed: 1,
      facet: 'challenge',
      text: 'I work well with a tough target',
    },
    {
      id: '1xgrfnb',
      letter: 'I',
      keyed: 1,
      facet: 'sociability',
      text: 'I work well with a crowd around me',
    },
    {
      id: '0eyx41f',
      letter: 'S',
      keyed: 1,
      facet: 'loyalty',
      text: 'I work well with a familiar team',
    },
    {
      id: '1jslkqb',
      letter: 'C',
      keyed: -1,
      facet: 'planning',
      text: 'I work well with just a rough plan',
    },
  ],
  // 7. New colleagues
  [
    {
      id: '03bk1m5',
      letter: 'D',
      keyed: 1,
      facet: 'directness',
      text: 'I tell new people what I expect',
    },
    {
      id: '033lfp7',
      letter: 'S',
      keyed: 1,
      facet: 'patience',
      text: 'I teach new people at their own pace',
    },
    {
      id: '0i04j9y',
      letter: 'I',
      keyed: 1,
      facet: 'sociability',
      text: 'I chat with new people right away',
    },
    {
      id: '0qzbx0q',
      letter: 'C',
      keyed: 1,
      facet: 'caution',
      text: 'I warn new people about errors',
    },
  ],
  // 8. Giving feedback
  [
    {
      id: '0zlbqzw',
      letter: 'I',
      keyed: 1,
      facet: 'enthusiasm',
      text: 'I give loud praise in front of others',
    },
    {
      id: '0pm3k2l',
      letter: 'D',
      keyed: 1,
      facet: 'directness',
      text: 'I give feedback in a direct way',
    },
    {
      id: '0z0swy9',
      letter: 'C',
      keyed: 1,
      facet: 'accuracy',
      text: 'I give feedback with exact examples',
    },
    {
      id: '0bt87uy',
      letter: 'S',
      keyed: 1,
      facet: 'support',
      text: 'I give feedback in a gentle tone',
    },
  ],
  // 9. A change of plan
  [
    {
      id: '1nr61io',
      letter: 'I',
      keyed: 1,
      facet: 'persuasion',
      text: 'I get others to try new ways',
    },
    {
      id: '0kkr4ke',
      letter: 'C',
      keyed: 1,
      facet: 'caution',
      text: 'I weigh the risks of a change',
    },
    {
      id: '1fn4rqb',
      letter: 'S',
      keyed: 1,
      facet: 'support',
      text: 'I help others adjust step by step',
    },
    {
      id: '1aadghb',
      letter: 'D',
      keyed: 1,
      facet: 'control',
      text: 'I take control when plans change',
    },
  ],
  // 10. Small pleasures at work (I reversed)
  [
    {
      id: '0dnbxih',
      letter: 'C',
      keyed: 1,
      facet: 'analysis',
      text: 'I enjoy finding patterns in data',
    },
    {
      id: '0xalrro',
      letter: 'I',
      keyed: -1,
      facet: 'sociability',
      text: 'I enjoy a quiet hour by myself',
    },
    {
      id: '0f0ikxq',
      letter: 'S',
      keyed: 1,
      facet: 'support',
      text: 'I enjoy doing favors for others',
    },
    {
      id: '1ko30q6',
      letter: 'D',
      keyed: 1,
      facet: 'challenge',
      text: 'I enjoy a sharp debate at work',
    },
  ],
  // 11. Before a decision
  [
    {
      id: '1ajoygd',
      letter: 'I',
      keyed: 1,
      facet: 'expressiveness',
      text: 'I think out loud before I decide',
    },
    {
      id: '1h1j5s2',
      letter: 'D',
      keyed: 1,
      facet: 'decisiveness',
      text: 'I decide quickly under pressure',
    },
    {
      id: '0zwesvb',
      letter: 'S',
      keyed: 1,
      facet: 'patience',
      text: 'I give people time before we decide',
    },
    {
      id: '0z5up4x',
      letter: 'C',
      keyed: 1,
      facet: 'analysis',
      text: 'I compare all options before I decide',
    },
  ],
  // 12. Messages and email
  [
    {
      id: '1n1pgh3',
      letter: 'D',
      keyed: 1,
      facet: 'directness',
      text: 'I write messages that ask for action',
    },
    {
      id: '1yq52xx',
      letter: 'C',
      keyed: 1,
      facet: 'accuracy',
      text: 'I write messages that list details',
    },
    {
      id: '1s4mr2t',
      letter: 'S',
      keyed: 1,
      facet: 'loyalty',
      text: 'I write back to my own team first',
    },
    {
      id: '1cq9ha7',
      letter: 'I',
      keyed: 1,
      facet: 'expressiveness',
      text: 'I write messages the way I talk',
    },
  ],
  // 13. Work I ask for (S reversed)
  [
    {
      id: '1ullhx6',
      letter: 'D',
      keyed: 1,
      facet: 'challenge',
      text: 'I ask for work that lets me compete',
    },
    {
      id: '1o6uu86',
      letter: 'C',
      keyed: 1,
      facet: 'accuracy',
      text: 'I ask for work that needs precision',
    },
    {
      id: '1oi7nlh',
      letter: 'I',
      keyed: 1,
      facet: 'expressiveness',
      text: 'I ask for work with an audience',
    },
    {
      id: '11hyn8k',
      letter: 'S',
      keyed: -1,
      facet: 'stability',
      text: 'I ask for work that keeps changing',
    },
  ],
  // 14. After a success
  [
    {
      id: '126dpso',
      letter: 'S',
      keyed: 1,
      facet: 'loyalty',
      text: 'I share success quietly with colleagues',
    },
    {
      id: '1xu0lj6',
      letter: 'I',
      keyed: 1,
      facet: 'enthusiasm',
      text: 'I celebrate success in a big way',
    },
    {
      id: '0ky77fj',
      letter: 'C',
      keyed: 1,
      facet: 'analysis',
      text: 'I study the reasons for a success',
    },
    {
      id: '0wwsz83',
      letter: 'D',
      keyed: 1,
      facet: 'results',
      text: 'I set a higher goal after success',
    },
  ],
  // 15. In a crisis
  [
    {
      id: '0svb1sv',
      letter: 'S',
      keyed: 1,
      facet: 'support',
      text: 'I comfort worried people in a crisis',
    },
    {
      id: '07ur6xz',
      letter: 'D',
      keyed: 1,
      facet: 'control',
      text: 'I give clear orders in a crisis',
    },
    {
      id: '0hh1l6r',
      letter: 'C',
      keyed: 1,
      facet: 'analysis',
      text: 'I trace a crisis back to its cause',
    },
    {
      id: '1olbb8m',
      letter: 'I',
      keyed: 1,
      facet: 'optimism',
      text: 'I find something good in a crisis',
    },
  ],
  // 16. Making a deal
  [
    {
      id: '18u2649',
      letter: 'C',
      keyed: 1,
      facet: 'caution',
      text: 'I read every line before I sign',
    },
    {
      id: '0u22p05',
      letter: 'S',
      keyed: 1,
      facet: 'listening',
      text: 'I ask what the other side needs',
    },
    {
      id: '11dfjx2',
      letter: 'I',
      keyed: 1,
      facet: 'persuasion',
      text: 'I sell my offer with a smile',
    },
    {
      id: '0sw5r31',
      letter: 'D',
      keyed: 1,
      facet: 'results',
      text: 'I bargain hard for the best price',
    },
  ],
  // 17. Things I gladly do (D reversed)
  [
    {
      id: '1qnnn2i',
      letter: 'S',
      keyed: 1,
      facet: 'patience',
      text: 'I am happy to explain things twice',
    },
    {
      id: '1rph2v8',
      letter: 'C',
      keyed: 1,
      facet: 'rules',
      text: 'I am happy to follow a checklist',
    },
    {
      id: '00mhidn',
      letter: 'D',
      keyed: -1,
      facet: 'challenge',
      text: 'I am happy to finish in second place',
    },
    {
      id: '1rg5z27',
      letter: 'I',
      keyed: 1,
      facet: 'sociability',
      text: 'I am happy to chat with strangers',
    },
  ],
  // 18. My part in a group
  [
    {
      id: '1dkrvmc',
      letter: 'I',
      keyed: 1,
      facet: 'optimism',
      text: 'I bring fresh hope to the group',
    },
    { id: '1uxrrc3', letter: 'C', keyed: 1, facet: 'rules', text: 'I look after the group rules' },
    {
      id: '0xwb063',
      letter: 'D',
      keyed: 1,
      facet: 'control',
      text: 'I give the group its direction',
    },
    {
      id: '033jc8c',
      letter: 'S',
      keyed: 1,
      facet: 'loyalty',
      text: 'I stay loyal to the group I know',
    },
  ],
  // 19. Numbers and reports
  [
    {
      id: '06vkqjz',
      letter: 'D',
      keyed: 1,
      facet: 'results',
      text: 'I look at the final number first',
    },
    {
      id: '1xhsxvr',
      letter: 'S',
      keyed: 1,
      facet: 'support',
      text: 'I help a colleague with the numbers',
    },
    {
      id: '0ueamoa',
      letter: 'C',
      keyed: 1,
      facet: 'accuracy',
      text: 'I check numbers against the source',
    },
    {
      id: '0cvkw0z',
      letter: 'I',
      keyed: 1,
      facet: 'persuasion',
      text: 'I turn dry numbers into a story',
    },
  ],
  // 20. Choosing between options (C reversed)
  [
    {
      id: '0wj9giv',
      letter: 'C',
      keyed: -1,
      facet: 'analysis',
      text: 'I pick the option by pure instinct',
    },
    {
      id: '1p9n2if',
      letter: 'S',
      keyed: 1,
      facet: 'stability',
      text: 'I pick the option we know best',
    },
    {
      id: '02g0bno',
      letter: 'D',
      keyed: 1,
      facet: 'results',
      text: 'I pick the option with fast results',
    },
    {
      id: '0ybllni',
      letter: 'I',
      keyed: 1,
      facet: 'enthusiasm',
      text: 'I pick the option that sounds fun',
    },
  ],
  // 21. Presenting ideas
  [
    {
      id: '06gwis3',
      letter: 'S',
      keyed: 1,
      facet: 'stability',
      text: 'I present my ideas in a calm voice',
    },
    {
      id: '1dfos5q',
      letter: 'D',
      keyed: 1,
      facet: 'directness',
      text: 'I present my ideas in firm words',
    },
    {
      id: '08ocv24',
      letter: 'I',
      keyed: 1,
      facet: 'expressiveness',
      text: 'I present my ideas with big gestures',
    },
    {
      id: '15nkd3n',
      letter: 'C',
      keyed: 1,
      facet: 'planning',
      text: 'I present my ideas from an outline',
    },
  ],
  // 22. Learning something new
  [
    {
      id: '153lsv9',
      letter: 'D',
      keyed: 1,
      facet: 'challenge',
      text: 'I learn best in a real contest',
    },
    {
      id: '0s8pbc8',
      letter: 'S',
      keyed: 1,
      facet: 'stability',
      text: 'I learn best in my usual routine',
    },
    {
      id: '1wi0vej',
      letter: 'I',
      keyed: 1,
      facet: 'sociability',
      text: 'I learn best in a talkative group',
    },
    {
      id: '1hx87rt',
      letter: 'C',
      keyed: 1,
      facet: 'rules',
      text: 'I learn best from a full manual',
    },
  ],
  // 23. Start of the day
  [
    {
      id: '0s0vj69',
      letter: 'I',
      keyed: 1,
      facet: 'sociability',
      text: 'I start the day with a chat',
    },
    {
      id: '16dqm7i',
      letter: 'S',
      keyed: 1,
      facet: 'stability',
      text: 'I start each day the same way',
    },
    {
      id: '0apzg47',
      letter: 'C',
      keyed: 1,
      facet: 'planning',
      text: 'I start the day with a list',
    },
    {
      id: '1o0jsaj',
      letter: 'D',
      keyed: 1,
      facet: 'results',
      text: 'I start the day at full speed',
    },
  ],
  // 24. What I hold on to (I reversed)
  [
    {
      id: '0igytg6',
      letter: 'D',
      keyed: 1,
      facet: 'control',
      text: 'I keep control of my own projects',
    },
    {
      id: '1v6aot2',
      letter: 'I',
      keyed: -1,
      facet: 'expressiveness',
      text: 'I keep my feelings private at work',
    },
    {
      id: '15ic4ks',
      letter: 'C',
      keyed: 1,
      facet: 'accuracy',
      text: 'I keep careful records of my work',
    },
    {
      id: '0q67l4f',
      letter: 'S',
      keyed: 1,
      facet: 'stability',
      text: 'I keep the same habits for years',
    },
  ],
  // 25. A colleague is stuck
  [
    {
      id: '0k55rda',
      letter: 'C',
      keyed: 1,
      facet: 'planning',
      text: 'I help by listing the next steps',
    },
    {
      id: '0cw9z16',
      letter: 'I',
      keyed: 1,
      facet: 'optimism',
      text: 'I help by cheering people up',
    },
    {
      id: '1d24jrl',
      letter: 'D',
      keyed: 1,
      facet: 'control',
      text: 'I help by taking charge at once',
    },
    {
      id: '0trsstb',
      letter: 'S',
      keyed: 1,
      facet: 'listening',
      text: 'I help by listening for a while',
    },
  ],
  // 26. New ideas
  [
    {
      id: '1s67rbz',
      letter: 'C',
      keyed: 1,
      facet: 'caution',
      text: 'I test new ideas for weak points',
    },
    {
      id: '13dsn6u',
      letter: 'D',
      keyed: 1,
      facet: 'decisiveness',
      text: 'I act on new ideas right away',
    },
    {
      id: '0asnv6f',
      letter: 'S',
      keyed: 1,
      facet: 'patience',
      text: 'I give new ideas time to grow',
    },
    {
      id: '103ffhe',
      letter: 'I',
      keyed: 1,
      facet: 'enthusiasm',
      text: 'I greet new ideas with a cheer',
    },
  ],
  // 27. Preferences in a working year (S reversed)
  [
    {
      id: '164tkn1',
      letter: 'S',
      keyed: -1,
      facet: 'stability',
      text: 'I like to change my routine often',
    },
    { id: '13e2hit', letter: 'C', keyed: 1, facet: 'rules', text: 'I like to work by the rules' },
    {
      id: '11wu01l',
      letter: 'I',
      keyed: 1,
      facet: 'persuasion',
      text: 'I like to win support for plans',
    },
    {
      id: '0tawi67',
      letter: 'D',
      keyed: 1,
      facet: 'decisiveness',
      text: 'I like to settle things quickly',
    },
  ],
  // 28. Doubts about a plan
  [
    {
      id: '0lufxuh',
      letter: 'C',
      keyed: 1,
      facet: 'caution',
      text: 'I treat doubts as a useful warning',
    },
    {
      id: '0eir2yb',
      letter: 'I',
      keyed: 1,
      facet: 'optimism',
      text: 'I meet doubts with a hopeful word',
    },
    {
      id: '0qat5is',
      letter: 'S',
      keyed: 1,
      facet: 'listening',
      text: 'I listen to doubts until the end',
    },
    {
      id: '1t2bqqb',
      letter: 'D',
      keyed: 1,
      facet: 'decisiveness',
      text: 'I end doubts with a quick decision',
    },
  ],
]
