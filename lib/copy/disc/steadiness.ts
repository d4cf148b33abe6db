import { leadsOfHundred } from './how-common'
import type { LetterPage } from './letter-page'

export const steadiness: LetterPage = {
  lede: 'S is the DISC personality type that keeps things going. It moves at an even pace, listens to the end, and stays when it gets dull.',
  what: [
    'The S of DISC means Steadiness. You’ll find it at the bottom right, with people in view and no rush. Someone high on S asks who else this touches before asking how fast it can go.',
    'Steady doesn’t mean slow. A nurse on nights or a driver in snow can be very quick and very S. What marks them is that their tone stays put, and so does their word.',
    { pull: 'S would sooner carry your box than discuss it.' },
    'The score tells you about habits. It leaves open how strong, clever or kind a person is, and it leaves plenty of room for backbone.',
  ],
  work: [
    'A storm has cut the power in three villages, and every line at the electric company is lit. New people talk faster with each call. At the desk by the window, someone high on S sounds as they did at breakfast.',
    { pull: '“I have time. Tell me first whether you’re warm.”' },
    'The list on that desk has names with small notes: oxygen, new baby, lives alone. By evening it’s the only list the crews trust. The supervisor proposes a new way to log the calls, starting tonight. S says it sounds interesting. It doesn’t, and the old list goes on, in pencil, under the new screen.',
    'Teams lean on S without noticing, the way one leans on a railing. The everyday runs, beginners find their feet, and quarrels lose their heat. S struggles at sharp turns, in open fights, and where their own wish should come first.',
  ],
  pressure: [
    'Little shows. S works longer, agrees sooner, and grows careful with words. An objection is thought through at length and then told to a friend on the stairs.',
    { pull: 'When S says “it’s fine” twice, it probably isn’t.' },
    'Speed won’t get it out, and neither will a meeting of eight. Ask alone, ask what should stay as it is, and come back tomorrow for the answer. Give changes a reason and a first day. S can put up with nearly anything that has a date on it and a person behind it. A plan that flips twice in one week eats more strength than hard work does.',
  ],
  misread: [
    {
      said: '“So we’re all agreed.”',
      is: 'S nodded to show they had heard. Agreement comes later, or doesn’t.',
    },
    {
      said: '“You’re so easygoing.”',
      is: 'S has preferences, quite firm ones. They come out when someone asks and then waits.',
    },
    {
      said: '“You’re against anything new.”',
      is: 'They’re against Monday. With two weeks and one question answered, they’ll often be the ones who make it work.',
    },
  ],
  others: {
    D: 'D sets off and S packs the food. If D looks back once an hour, the two will get further than most.',
    I: 'I brings the guests, S sees that they’re fed. Settle by Wednesday how many are coming, and let S ask.',
    S: 'Kind, loyal, and slow to say that something is wrong. A fixed day for complaints does wonders.',
    C: 'Both like a calm room. C looks after the plan, and S after the people who have to live in it.',
  },
  styles: {
    S: 'Steadiness by itself: the person others set their watch by.',
    SD: 'Mild in manner, and very hard to shift once the work has begun.',
    SI: 'The door’s open, the kettle’s on, and there’s a joke for the shy.',
    SC: 'Knows what was said in spring, to the day and to the word.',
  },
  common: `We simulated people to test our scoring, and ${leadsOfHundred('S')} of 100 came out with S on top. Don’t read it as a norm: no one has measured a town or a company yet.`,
}
