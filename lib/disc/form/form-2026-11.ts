import { readForm } from './item'

/**
 * The form of the first release: 28 questions, one statement of each letter; eight statements are reversed, two per letter.
 * People have results by it, so nothing here changes. Its ids were made from its texts.
 */
export const FORM_2026_11 = readForm(`
1. Start of a project
  1yxxfir  C  planning       I write down a clear plan first
  1k59wvy  D  challenge      I pick the hardest part for myself
  1ojtty5  I  enthusiasm     I get people excited about the idea
  0hoagxt  S  support        I ask who could use my help
2. In a meeting
  11qhlck  I  expressiveness I share my ideas as they come
  09j61ax  S  listening      I ask quiet people what they think
  0bb76fm  D  decisiveness   I steer the group to a decision
  14r9q5h  C  accuracy       I ask where the facts come from
3. What is welcome in a team (D reversed)
  10ptd7l  S  loyalty        I am glad when the team stays together
  0pa1r4d  I  enthusiasm     I am glad when laughter fills the room
  14lqoha  D− control        I am glad when someone else takes charge
  0n9wtxn  C  rules          I am glad when rules are in writing
4. A deadline is close
  08eskkd  I  optimism       I tell others that we will make it
  0x2i7e6  C  planning       I plan back from the due date
  02v04b3  D  results        I push straight for the main result
  02hl2ch  S  patience       I keep working at a calm pace
5. Two sides in a conflict
  07tdzm6  S  listening      I wait until each side has spoken
  1wp1nuo  D  directness     I bring up the hard point first
  0h7issr  C  analysis       I sort the facts from the opinions
  02byq96  I  persuasion     I win people over with warm words
6. Conditions that suit me (C reversed)
  017zut1  D  challenge      I work well with a tough target
  1xgrfnb  I  sociability    I work well with a crowd around me
  0eyx41f  S  loyalty        I work well with a familiar team
  1jslkqb  C− planning       I work well with just a rough plan
7. New colleagues
  03bk1m5  D  directness     I tell new people what I expect
  033lfp7  S  patience       I teach new people at their own pace
  0i04j9y  I  sociability    I chat with new people right away
  0qzbx0q  C  caution        I warn new people about errors
8. Giving feedback
  0zlbqzw  I  enthusiasm     I give loud praise in front of others
  0pm3k2l  D  directness     I give feedback in a direct way
  0z0swy9  C  accuracy       I give feedback with exact examples
  0bt87uy  S  support        I give feedback in a gentle tone
9. A change of plan
  1nr61io  I  persuasion     I get others to try new ways
  0kkr4ke  C  caution        I weigh the risks of a change
  1fn4rqb  S  support        I help others adjust step by step
  1aadghb  D  control        I take control when plans change
10. Small pleasures at work (I reversed)
  0dnbxih  C  analysis       I enjoy finding patterns in data
  0xalrro  I− sociability    I enjoy a quiet hour by myself
  0f0ikxq  S  support        I enjoy doing favors for others
  1ko30q6  D  challenge      I enjoy a sharp debate at work
11. Before a decision
  1ajoygd  I  expressiveness I think out loud before I decide
  1h1j5s2  D  decisiveness   I decide quickly under pressure
  0zwesvb  S  patience       I give people time before we decide
  0z5up4x  C  analysis       I compare all options before I decide
12. Messages and email
  1n1pgh3  D  directness     I write messages that ask for action
  1yq52xx  C  accuracy       I write messages that list details
  1s4mr2t  S  loyalty        I write back to my own team first
  1cq9ha7  I  expressiveness I write messages the way I talk
13. Work I ask for (S reversed)
  1ullhx6  D  challenge      I ask for work that lets me compete
  1o6uu86  C  accuracy       I ask for work that needs precision
  1oi7nlh  I  expressiveness I ask for work with an audience
  11hyn8k  S− stability      I ask for work that keeps changing
14. After a success
  126dpso  S  loyalty        I share success quietly with colleagues
  1xu0lj6  I  enthusiasm     I celebrate success in a big way
  0ky77fj  C  analysis       I study the reasons for a success
  0wwsz83  D  results        I set a higher goal after success
15. In a crisis
  0svb1sv  S  support        I comfort worried people in a crisis
  07ur6xz  D  control        I give clear orders in a crisis
  0hh1l6r  C  analysis       I trace a crisis back to its cause
  1olbb8m  I  optimism       I find something good in a crisis
16. Making a deal
  18u2649  C  caution        I read every line before I sign
  0u22p05  S  listening      I ask what the other side needs
  11dfjx2  I  persuasion     I sell my offer with a smile
  0sw5r31  D  results        I bargain hard for the best price
17. Things I gladly do (D reversed)
  1qnnn2i  S  patience       I am happy to explain things twice
  1rph2v8  C  rules          I am happy to follow a checklist
  00mhidn  D− challenge      I am happy to finish in second place
  1rg5z27  I  sociability    I am happy to chat with strangers
18. My part in a group
  1dkrvmc  I  optimism       I bring fresh hope to the group
  1uxrrc3  C  rules          I look after the group rules
  0xwb063  D  control        I give the group its direction
  033jc8c  S  loyalty        I stay loyal to the group I know
19. Numbers and reports
  06vkqjz  D  results        I look at the final number first
  1xhsxvr  S  support        I help a colleague with the numbers
  0ueamoa  C  accuracy       I check numbers against the source
  0cvkw0z  I  persuasion     I turn dry numbers into a story
20. Choosing between options (C reversed)
  0wj9giv  C− analysis       I pick the option by pure instinct
  1p9n2if  S  stability      I pick the option we know best
  02g0bno  D  results        I pick the option with fast results
  0ybllni  I  enthusiasm     I pick the option that sounds fun
21. Presenting ideas
  06gwis3  S  stability      I present my ideas in a calm voice
  1dfos5q  D  directness     I present my ideas in firm words
  08ocv24  I  expressiveness I present my ideas with big gestures
  15nkd3n  C  planning       I present my ideas from an outline
22. Learning something new
  153lsv9  D  challenge      I learn best in a real contest
  0s8pbc8  S  stability      I learn best in my usual routine
  1wi0vej  I  sociability    I learn best in a talkative group
  1hx87rt  C  rules          I learn best from a full manual
23. Start of the day
  0s0vj69  I  sociability    I start the day with a chat
  16dqm7i  S  stability      I start each day the same way
  0apzg47  C  planning       I start the day with a list
  1o0jsaj  D  results        I start the day at full speed
24. What I hold on to (I reversed)
  0igytg6  D  control        I keep control of my own projects
  1v6aot2  I− expressiveness I keep my feelings private at work
  15ic4ks  C  accuracy       I keep careful records of my work
  0q67l4f  S  stability      I keep the same habits for years
25. A colleague is stuck
  0k55rda  C  planning       I help by listing the next steps
  0cw9z16  I  optimism       I help by cheering people up
  1d24jrl  D  control        I help by taking charge at once
  0trsstb  S  listening      I help by listening for a while
26. New ideas
  1s67rbz  C  caution        I test new ideas for weak points
  13dsn6u  D  decisiveness   I act on new ideas right away
  0asnv6f  S  patience       I give new ideas time to grow
  103ffhe  I  enthusiasm     I greet new ideas with a cheer
27. Preferences in a working year (S reversed)
  164tkn1  S− stability      I like to change my routine often
  13e2hit  C  rules          I like to work by the rules
  11wu01l  I  persuasion     I like to win support for plans
  0tawi67  D  decisiveness   I like to settle things quickly
28. Doubts about a plan
  0lufxuh  C  caution        I treat doubts as a useful warning
  0eir2yb  I  optimism       I meet doubts with a hopeful word
  0qat5is  S  listening      I listen to doubts until the end
  1t2bqqb  D  decisiveness   I end doubts with a quick decision
`)
