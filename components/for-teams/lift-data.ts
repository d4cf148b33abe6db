/** The people of the made-up team, and what is said once each is lifted out: by the product’s own rules, on the server. */
import { demoSeated } from '@/components/groups/made-up/demo'
import { place, round2 } from '@/lib/disc/circle/geometry'
import { placeLabels } from '@/lib/disc/team/labels'
import { lossesOf, lossInWords } from '@/lib/disc/team/losses'
import type { LiftPerson } from './use-lift'

/** Half of a shape with its name on the smallest circle, in map units. */
const ROOM = 0.2

type LiftData = ReturnType<typeof makeData>
let made: LiftData | undefined

/** Everything that the browser needs to know of the team: no rule goes along. It is the same for every reader. */
export function liftData(): LiftData {
  made ??= makeData()
  return made
}

function makeData() {
  const team = demoSeated()
  const names = team.map(({ name }) => name)
  const seats = team.map(({ scores }) => place(scores))
  const spots = placeLabels(seats.map((at) => ({ at, half: [ROOM, ROOM] }))) ?? seats
  const people = team.map(({ name, primary }, index): LiftPerson => {
    const [x, y] = spots[index] ?? [0, 0]
    return { name, letter: primary, at: [round2(x), round2(y)] }
  })
  const losses = lossesOf(team)
  const all = team.flatMap((_, one) => [
    [one],
    ...team.flatMap((_, other) => (other > one ? [[one, other]] : [])),
  ])
  const said = Object.fromEntries(
    all.map((away) => [away.join(' '), losses(away).map((loss) => lossInWords(loss, names))]),
  )
  const leavesSeat = (at: number) => losses([at])[0]?.kind === 'missing'
  return {
    people,
    said,
    first: Math.max(
      0,
      people.findIndex((_, at) => leavesSeat(at)),
    ),
  }
}
