import type { GroupDetail } from '@/lib/api/groups'
import { youTwo as words } from '@/lib/copy/you-two'
import type { NamedPerson } from '../pairs/bridge'
import { YouTwo } from '../pairs/you-two'
import { Trail } from '../trail'
import { ColleaguePicker } from './colleague-picker'
import type { Colleague, Shown } from './colleagues'

interface ColleagueScreenProps extends Colleague {
  group: Pick<GroupDetail, 'id' | 'name'>
}

/** "You and Amara", for two members of a group. */
export function ColleagueScreen({ group, me, other, all, isRead }: ColleagueScreenProps) {
  return (
    <YouTwo me={toNamed(me)} other={toNamed(other)} isRead={isRead}>
      {all.length > 1 && (
        <section className="print:hidden! grid gap-3 pt-3" aria-labelledby="someone-else">
          <h2 id="someone-else" className="text-h3">
            {words.someoneElse}
          </h2>
          <ColleaguePicker groupId={group.id} people={all} chosen={other} />
        </section>
      )}
      <Trail group={group} here={words.title(other.name)} />
    </YouTwo>
  )
}

const toNamed = ({ name, initials, code, primary, secondary, at }: Shown): NamedPerson => ({
  name,
  initials,
  code,
  primary,
  secondary,
  at,
})
