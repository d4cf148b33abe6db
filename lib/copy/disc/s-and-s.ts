import type { PairPage } from './pair-page'

export const sAndS: PairPage = {
  lede: 'When two people lead with S, the DISC letter for Steadiness, work is peaceful and promises hold. What needs to change can wait for years.',
  scene: [
    'Grace and Tomas look after the palm house at the botanical garden. Both lead with S, and they’ve shared a bench for nine years. The watering system drips. It has dripped onto the path since spring, and each morning one of them puts down sand.',
    { pull: 'Neither likes to bother the other with it, since there’s so much else.' },
    'In June a new director walks through and wants the ferns moved by August. “We’ll look into it,” says Tomas. “Certainly,” says Grace. At the bench they drink their tea and agree that it’s nice to have someone with ideas. The ferns don’t come up. Each has worked out at night that the roots won’t survive it. In July a visitor slips on the wet path. Within the hour they’ve mended the pipe together, with a part from the drawer.',
  ],
  heard: [
    {
      said: '“Whatever suits you.”',
      by: 0,
      means: 'I do have a wish.',
      hears: 'I have no wish.',
    },
    {
      said: '“It’s only a small thing.”',
      by: 1,
      means: 'It has bothered me since March.',
      hears: 'It’s a small thing.',
    },
    {
      said: '“We could perhaps try.”',
      by: 0,
      means: 'Please, let’s.',
      hears: 'I’d rather not.',
    },
  ],
  good: 'Few pairs are this reliable. What one says at eight is so at five, and neither has to check. They cover for each other without keeping count. New colleagues learn well here, because a third question is as welcome as the first. In a loud company their corner is where people come to breathe.',
  clash:
    'There’s hardly a clash, and that’s the trouble. Both spare the other, so an annoyance has no way out. Both wait to be asked, and no one does. Decisions drift to the person with the loudest voice, who may know nothing about ferns. And because leaving the old way feels like letting someone down, a poor habit can grow very old.',
  leads: [
    'If one is the other’s boss, both would rather not notice it. It helps to have it on paper: who decides on leave, on money, on a new hire. A boss high on S should bring criticism in the week it’s due, in a quiet room. Waiting for the yearly review is kind to no one.',
  ],
  helps: [
    {
      title: 'When something bothers you',
      text: 'Say it on the day, in one sentence, while the water boils. It doesn’t need a solution yet. You’d be glad if they mentioned it to you, and they’re built the same.',
      say: 'The drip is getting on my nerves. Shall we look at it on Friday?',
      not: 'Oh, I’m used to it.',
    },
    {
      title: 'When something bothers them',
      text: 'You’ll notice before they speak: a shorter hello, a sigh at the sink. Ask what it is, then ask once more. The first answer is manners.',
      say: 'And what would you do if it were only up to you?',
      not: 'Everything okay? Good.',
    },
  ],
  agreement: 'One card, one change, once a month.',
  how: 'Take turns, so that neither has to be brave. Write it on the same card and put a day beside it. Small things count most. And when someone above you wants a decision, answer together within two days. Give the reason you both lay awake over.',
}
