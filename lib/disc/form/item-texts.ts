import type { Letter } from '../letters'

export interface ItemText {
  letter: Letter
  keyed: 1 | -1
  facet: string
  text: string
}

/**
 * The 28 questions of the assessment, four statements each, one per letter. `keyed: -1` marks a
 * statement that speaks for the opposite pole of its letter (eight in all, two per letter).
 * The written order inside a question carries no meaning; it is shuffled again per person.
 */
export const TETRAD_TEXTS: readonly (readonly [ItemText, ItemText, ItemText, ItemText])[] = [
  // 1. Start of a project
  [
    { letter: 'C', keyed: 1, facet: 'planning', text: 'I write down a clear plan first' },
    { letter: 'D', keyed: 1, facet: 'challenge', text: 'I pick the hardest part for myself' },
    { letter: 'I', keyed: 1, facet: 'enthusiasm', text: 'I get people excited about the idea' },
    { letter: 'S', keyed: 1, facet: 'support', text: 'I ask who could use my help' },
  ],
  // 2. In a meeting
  [
    { letter: 'I', keyed: 1, facet: 'expressiveness', text: 'I share my ideas as they come' },
    { letter: 'S', keyed: 1, facet: 'listening', text: 'I ask quiet people what they think' },
    { letter: 'D', keyed: 1, facet: 'decisiveness', text: 'I steer the group to a decision' },
    { letter: 'C', keyed: 1, facet: 'accuracy', text: 'I ask where the facts come from' },
  ],
  // 3. What is welcome in a team (D reversed)
  [
    { letter: 'S', keyed: 1, facet: 'loyalty', text: 'I am glad when the team stays together' },
    { letter: 'I', keyed: 1, facet: 'enthusiasm', text: 'I am glad when laughter fills the room' },
    { letter: 'D', keyed: -1, facet: 'control', text: 'I am glad when someone else takes charge' },
    { letter: 'C', keyed: 1, facet: 'rules', text: 'I am glad when rules are in writing' },
  ],
  // 4. A deadline is close
  [
    { letter: 'I', keyed: 1, facet: 'optimism', text: 'I tell others that we will make it' },
    { letter: 'C', keyed: 1, facet: 'planning', text: 'I plan back from the due date' },
    { letter: 'D', keyed: 1, facet: 'results', text: 'I push straight for the main result' },
    { letter: 'S', keyed: 1, facet: 'patience', text: 'I keep working at a calm pace' },
  ],
  // 5. Two sides in a conflict
  [
    { letter: 'S', keyed: 1, facet: 'listening', text: 'I wait until each side has spoken' },
    { letter: 'D', keyed: 1, facet: 'directness', text: 'I bring up the hard point first' },
    { letter: 'C', keyed: 1, facet: 'analysis', text: 'I sort the facts from the opinions' },
    { letter: 'I', keyed: 1, facet: 'persuasion', text: 'I win people over with warm words' },
  ],
  // 6. Conditions that suit me (C reversed)
  [
    { letter: 'D', keyed: 1, facet: 'challenge', text: 'I work well with a tough target' },
    { letter: 'I', keyed: 1, facet: 'sociability', text: 'I work well with a crowd around me' },
    { letter: 'S', keyed: 1, facet: 'loyalty', text: 'I work well with a familiar team' },
    { letter: 'C', keyed: -1, facet: 'planning', text: 'I work well with just a rough plan' },
  ],
  // 7. New colleagues
  [
    { letter: 'D', keyed: 1, facet: 'directness', text: 'I tell new people what I expect' },
    { letter: 'S', keyed: 1, facet: 'patience', text: 'I teach new people at their own pace' },
    { letter: 'I', keyed: 1, facet: 'sociability', text: 'I chat with new people right away' },
    { letter: 'C', keyed: 1, facet: 'caution', text: 'I warn new people about errors' },
  ],
  // 8. Giving feedback
  [
    { letter: 'I', keyed: 1, facet: 'enthusiasm', text: 'I give loud praise in front of others' },
    { letter: 'D', keyed: 1, facet: 'directness', text: 'I give feedback in a direct way' },
    { letter: 'C', keyed: 1, facet: 'accuracy', text: 'I give feedback with exact examples' },
    { letter: 'S', keyed: 1, facet: 'support', text: 'I give feedback in a gentle tone' },
  ],
  // 9. A change of plan
  [
    { letter: 'I', keyed: 1, facet: 'persuasion', text: 'I get others to try new ways' },
    { letter: 'C', keyed: 1, facet: 'caution', text: 'I weigh the risks of a change' },
    { letter: 'S', keyed: 1, facet: 'support', text: 'I help others adjust step by step' },
    { letter: 'D', keyed: 1, facet: 'control', text: 'I take control when plans change' },
  ],
  // 10. Small pleasures at work (I reversed)
  [
    { letter: 'C', keyed: 1, facet: 'analysis', text: 'I enjoy finding patterns in data' },
    { letter: 'I', keyed: -1, facet: 'sociability', text: 'I enjoy a quiet hour by myself' },
    { letter: 'S', keyed: 1, facet: 'support', text: 'I enjoy doing favors for others' },
    { letter: 'D', keyed: 1, facet: 'challenge', text: 'I enjoy a sharp debate at work' },
  ],
  // 11. Before a decision
  [
    { letter: 'I', keyed: 1, facet: 'expressiveness', text: 'I think out loud before I decide' },
    { letter: 'D', keyed: 1, facet: 'decisiveness', text: 'I decide quickly under pressure' },
    { letter: 'S', keyed: 1, facet: 'patience', text: 'I give people time before we decide' },
    { letter: 'C', keyed: 1, facet: 'analysis', text: 'I compare all options before I decide' },
  ],
  // 12. Messages and email
  [
    { letter: 'D', keyed: 1, facet: 'directness', text: 'I write messages that ask for action' },
    { letter: 'C', keyed: 1, facet: 'accuracy', text: 'I write messages that list details' },
    { letter: 'S', keyed: 1, facet: 'loyalty', text: 'I write back to my own team first' },
    { letter: 'I', keyed: 1, facet: 'expressiveness', text: 'I write messages the way I talk' },
  ],
  // 13. Work I ask for (S reversed)
  [
    { letter: 'D', keyed: 1, facet: 'challenge', text: 'I ask for work that lets me compete' },
    { letter: 'C', keyed: 1, facet: 'accuracy', text: 'I ask for work that needs precision' },
    { letter: 'I', keyed: 1, facet: 'expressiveness', text: 'I ask for work with an audience' },
    { letter: 'S', keyed: -1, facet: 'stability', text: 'I ask for work that keeps changing' },
  ],
  // 14. After a success
  [
    { letter: 'S', keyed: 1, facet: 'loyalty', text: 'I share success quietly with colleagues' },
    { letter: 'I', keyed: 1, facet: 'enthusiasm', text: 'I celebrate success in a big way' },
    { letter: 'C', keyed: 1, facet: 'analysis', text: 'I study the reasons for a success' },
    { letter: 'D', keyed: 1, facet: 'results', text: 'I set a higher goal after success' },
  ],
  // 15. In a crisis
  [
    { letter: 'S', keyed: 1, facet: 'support', text: 'I comfort worried people in a crisis' },
    { letter: 'D', keyed: 1, facet: 'control', text: 'I give clear orders in a crisis' },
    { letter: 'C', keyed: 1, facet: 'analysis', text: 'I trace a crisis back to its cause' },
    { letter: 'I', keyed: 1, facet: 'optimism', text: 'I find something good in a crisis' },
  ],
  // 16. Making a deal
  [
    { letter: 'C', keyed: 1, facet: 'caution', text: 'I read every line before I sign' },
    { letter: 'S', keyed: 1, facet: 'listening', text: 'I ask what the other side needs' },
    { letter: 'I', keyed: 1, facet: 'persuasion', text: 'I sell my offer with a smile' },
    { letter: 'D', keyed: 1, facet: 'results', text: 'I bargain hard for the best price' },
  ],
  // 17. Things I gladly do (D reversed)
  [
    { letter: 'S', keyed: 1, facet: 'patience', text: 'I am happy to explain things twice' },
    { letter: 'C', keyed: 1, facet: 'rules', text: 'I am happy to follow a checklist' },
    { letter: 'D', keyed: -1, facet: 'challenge', text: 'I am happy to finish in second place' },
    { letter: 'I', keyed: 1, facet: 'sociability', text: 'I am happy to chat with strangers' },
  ],
  // 18. My part in a group
  [
    { letter: 'I', keyed: 1, facet: 'optimism', text: 'I bring fresh hope to the group' },
    { letter: 'C', keyed: 1, facet: 'rules', text: 'I look after the group rules' },
    { letter: 'D', keyed: 1, facet: 'control', text: 'I give the group its direction' },
    { letter: 'S', keyed: 1, facet: 'loyalty', text: 'I stay loyal to the group I know' },
  ],
  // 19. Numbers and reports
  [
    { letter: 'D', keyed: 1, facet: 'results', text: 'I look at the final number first' },
    { letter: 'S', keyed: 1, facet: 'support', text: 'I help a colleague with the numbers' },
    { letter: 'C', keyed: 1, facet: 'accuracy', text: 'I check numbers against the source' },
    { letter: 'I', keyed: 1, facet: 'persuasion', text: 'I turn dry numbers into a story' },
  ],
  // 20. Choosing between options (C reversed)
  [
    { letter: 'C', keyed: -1, facet: 'analysis', text: 'I pick the option by pure instinct' },
    { letter: 'S', keyed: 1, facet: 'stability', text: 'I pick the option we know best' },
    { letter: 'D', keyed: 1, facet: 'results', text: 'I pick the option with fast results' },
    { letter: 'I', keyed: 1, facet: 'enthusiasm', text: 'I pick the option that sounds fun' },
  ],
  // 21. Presenting ideas
  [
    { letter: 'S', keyed: 1, facet: 'stability', text: 'I present my ideas in a calm voice' },
    { letter: 'D', keyed: 1, facet: 'directness', text: 'I present my ideas in firm words' },
    {
      letter: 'I',
      keyed: 1,
      facet: 'expressiveness',
      text: 'I present my ideas with big gestures',
    },
    { letter: 'C', keyed: 1, facet: 'planning', text: 'I present my ideas from an outline' },
  ],
  // 22. Learning something new
  [
    { letter: 'D', keyed: 1, facet: 'challenge', text: 'I learn best in a real contest' },
    { letter: 'S', keyed: 1, facet: 'stability', text: 'I learn best in my usual routine' },
    { letter: 'I', keyed: 1, facet: 'sociability', text: 'I learn best in a talkative group' },
    { letter: 'C', keyed: 1, facet: 'rules', text: 'I learn best from a full manual' },
  ],
  // 23. Start of the day
  [
    { letter: 'I', keyed: 1, facet: 'sociability', text: 'I start the day with a chat' },
    { letter: 'S', keyed: 1, facet: 'stability', text: 'I start each day the same way' },
    { letter: 'C', keyed: 1, facet: 'planning', text: 'I start the day with a list' },
    { letter: 'D', keyed: 1, facet: 'results', text: 'I start the day at full speed' },
  ],
  // 24. What I hold on to (I reversed)
  [
    { letter: 'D', keyed: 1, facet: 'control', text: 'I keep control of my own projects' },
    { letter: 'I', keyed: -1, facet: 'expressiveness', text: 'I keep my feelings private at work' },
    { letter: 'C', keyed: 1, facet: 'accuracy', text: 'I keep careful records of my work' },
    { letter: 'S', keyed: 1, facet: 'stability', text: 'I keep the same habits for years' },
  ],
  // 25. A colleague is stuck
  [
    { letter: 'C', keyed: 1, facet: 'planning', text: 'I help by listing the next steps' },
    { letter: 'I', keyed: 1, facet: 'optimism', text: 'I help by cheering people up' },
    { letter: 'D', keyed: 1, facet: 'control', text: 'I help by taking charge at once' },
    { letter: 'S', keyed: 1, facet: 'listening', text: 'I help by listening for a while' },
  ],
  // 26. New ideas
  [
    { letter: 'C', keyed: 1, facet: 'caution', text: 'I test new ideas for weak points' },
    { letter: 'D', keyed: 1, facet: 'decisiveness', text: 'I act on new ideas right away' },
    { letter: 'S', keyed: 1, facet: 'patience', text: 'I give new ideas time to grow' },
    { letter: 'I', keyed: 1, facet: 'enthusiasm', text: 'I greet new ideas with a cheer' },
  ],
  // 27. Preferences in a working year (S reversed)
  [
    { letter: 'S', keyed: -1, facet: 'stability', text: 'I like to change my routine often' },
    { letter: 'C', keyed: 1, facet: 'rules', text: 'I like to work by the rules' },
    { letter: 'I', keyed: 1, facet: 'persuasion', text: 'I like to win support for plans' },
    { letter: 'D', keyed: 1, facet: 'decisiveness', text: 'I like to settle things quickly' },
  ],
  // 28. Doubts about a plan
  [
    { letter: 'C', keyed: 1, facet: 'caution', text: 'I treat doubts as a useful warning' },
    { letter: 'I', keyed: 1, facet: 'optimism', text: 'I meet doubts with a hopeful word' },
    { letter: 'S', keyed: 1, facet: 'listening', text: 'I listen to doubts until the end' },
    { letter: 'D', keyed: 1, facet: 'decisiveness', text: 'I end doubts with a quick decision' },
  ],
]
