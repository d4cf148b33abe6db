import { ABOUT_ENDING, BOTH_SEE, NEITHER_SEES, OF_THE_LINK } from '@/lib/copy/pairs'
import { SharingPanes } from '../sharing-panes'

/** What two people who compare see of each other, and what they never do. */
export function PairPanes({ isMaker = false }: { /** Of the link. */ isMaker?: boolean }) {
  return (
    <SharingPanes
      sees={{ title: 'You both see', items: BOTH_SEE }}
      never={{ title: 'Neither of you sees', items: NEITHER_SEES }}
      notes={isMaker ? [OF_THE_LINK, ...ABOUT_ENDING] : ABOUT_ENDING}
    />
  )
}
