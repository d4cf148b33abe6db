import { SharedTextures } from '@/components/charts/texture/texture'
import { Toaster } from '@/components/ui/toaster'
import '@/components/ui/print.css'
import { NO_CARD } from '@/lib/disc/content/meeting'
import { type NotOnCard, whyNotOn } from '@/lib/disc/team/meeting'
import { fullName } from '@/lib/display-name'
import { groupsMessages } from '@/lib/messages/groups'
import type { MeetingCard as Card } from '@/lib/pdf/handouts/meeting'
import { unprintableOf } from '../comparison/unprintable'
import { Trail } from '../trail'
import { MeetingCard } from './meeting-card'
import { MeetingForm, type MeetingPerson } from './meeting-form'

export const MEETING_CARD = 'Meeting card'

interface MeetingScreenProps {
  meeting: {
    group: { id: string; name: string }
    title: string
    /** Those who show the other members their style. */
    people: readonly MeetingPerson[]
    /** Those who are not among them. */
    missing: NotOnCard
    /** Null where nothing is sure enough to be said. */
    card: Card | null
  }
}

/** Who comes to a meeting, and the card for it. */
export function MeetingScreen({ meeting }: MeetingScreenProps) {
  const { group, title, people, missing, card } = meeting
  const coming = people.flatMap((one) => (one.isComing ? { id: one.id, name: fullName(one) } : []))
  return (
    <div className="page page-close container grid grid-cols-1 gap-5 print:block print:p-0">
      <div className="print:hidden! grid gap-3">
        <Trail group={group} here={MEETING_CARD} />
        <h1 className="text-d2">{MEETING_CARD}</h1>
      </div>
      <SharedTextures>
        <div className="grid grid-cols-[minmax(0,372px)_minmax(0,1fr)] medium:grid-cols-1! items-start gap-[clamp(24px,3.2vw,40px)] print:block print:p-0">
          <MeetingForm
            groupId={group.id}
            title={title}
            people={people}
            note={whyNotOn(missing)}
            hasCard={card !== null}
            unprintable={unprintableOf(group.name, coming)}
          />
          {card ? (
            <MeetingCard card={card} />
          ) : (
            <p className="text-ink-2 text-lede">{whyNone(people, missing)}</p>
          )}
        </div>
      </SharedTextures>
      <Toaster />
    </div>
  )
}

function whyNone(people: readonly MeetingPerson[], { hidden, you }: NotOnCard): string {
  const isAnyHidden = hidden > 0 || you === 'hidden'
  if (people.length === 0) return isAnyHidden ? NO_CARD.hidden : NO_CARD.unanswered
  if (!people.some(({ isComing }) => isComing)) return NO_CARD.unchosen
  return groupsMessages.noMeetingLine
}
