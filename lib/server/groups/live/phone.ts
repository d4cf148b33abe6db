import 'server-only'
import type { LiveAnswer, Phone } from '@/lib/api/live'
import { stepKey } from '@/lib/disc/team/live'
import { straight } from '@/lib/visible'
import { findColleague, findOwnResult, type Participant } from './participants'
import { placedOf, type Room, roomOf } from './room'
import { stepOf } from './running'

/** What the phone of someone who takes part shows. */
export async function readPhone(participant: Participant): Promise<Phone> {
  const { me } = participant
  const { session: live, membership } = me
  const { group } = live
  const step = stepOf(live)
  const room = await roomOf(live, [me.id])
  const placed = placedOf(room, me, group.membersSee)
  const key = stepKey(step)
  return {
    group: straight(group.name),
    step,
    is_revealed: live.isRevealed,
    me: {
      name: straight(room.called.get(me.id) ?? ''),
      is_guest: me.userId === null,
      shows_name: me.showsName,
      can_use_result: placed !== null || (await couldBring(participant)),
      uses_result: me.usesResult,
      may_be_guessed: me.mayBeGuessed,
      has_turned_over: me.hasTurnedOver,
    },
    dot: dotOf(me),
    result: live.isRevealed && me.usesResult ? placed : null,
    colleague: step.kind === 'colleague' ? await colleagueOf(participant, room, step.of) : null,
    finding: step.kind === 'finding' ? findingOf(room, step.of) : null,
    answer: (me.answers.find((one) => one.step === key)?.answer ?? null) as LiveAnswer | null,
    is_shown: live.isShown,
    agreement: (membership ? membership.agreement?.text : me.agreement) ?? null,
  }
}

/** Whether a guest who uses no result holds one in this browser. */
const couldBring = async (participant: Participant) =>
  participant.me.userId === null && (await findOwnResult(participant)) !== null

const dotOf = ({ dotX: x, dotY: y, isDotLeft }: Participant['me']) =>
  x === null || y === null ? null : { x, y, is_left: isDotLeft }

async function colleagueOf(
  { me }: Participant,
  room: Room,
  id: string,
): Promise<Phone['colleague']> {
  const found = await findColleague(me.session, id)
  return found && { name: straight(room.called.get(id) ?? ''), is_me: id === me.id }
}

function findingOf({ findings }: Room, key: string): Phone['finding'] {
  const found = findings.find((one) => one.key === key)
  return found ? { title: found.title, says: found.says } : null
}
