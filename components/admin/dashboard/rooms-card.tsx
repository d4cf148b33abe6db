import { ChartCard } from '@/components/charts/chart-card'
import type { Dashboard } from '@/lib/api/admin/dashboard'
import { formatCount } from '@/lib/counts'
import { adminMessages } from '@/lib/messages/admin'
import { NumberTable } from './number-table'
import { type By, periodName } from './period-chart'
import { ShareBar } from './share-bar'

/** Which rooms of the product people use. */
export function RoomsCard({ rooms, by }: { rooms: Dashboard['rooms']; by: By }) {
  const { title, note, caption, use, times, byPeriod, uses: names } = adminMessages.rooms
  const most = Math.max(...rooms.map(({ used }) => used))
  const periods = rooms[0]?.periods ?? []
  return (
    <ChartCard title={title} note={note} className="col-span-full gap-1">
      <table className="mt-2.5 tabular-nums [&_tbody>tr>*]:border-line [&_tbody>tr>*]:border-b [&_tbody>tr>*]:px-0 [&_tbody>tr>*]:py-2.25 [&_tbody>tr>*]:text-15 [&_tbody>tr>*]:leading-[1.35] [&_tbody_th]:w-[70%] [&_tbody_th]:text-ink [&_td:nth-child(2)]:font-650 [&_td]:pl-3.5! [&_td]:text-right [&_td]:align-top">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{use}</th>
            <th scope="col">{times}</th>
          </tr>
        </thead>
        <tbody>
          {rooms.map(({ room, used }) => (
            <tr key={room}>
              <th scope="row">
                <span>{names[room]}</span>
                <ShareBar value={used} of={most} />
              </th>
              <td>{formatCount(used)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <NumberTable
        caption={byPeriod[by]}
        heads={[by === 'day' ? 'Day' : 'Week', ...rooms.map(({ room }) => names[room])]}
        rows={periods
          .map(({ day }, at) => ({ day, uses: rooms.map((room) => room.periods[at]?.used ?? 0) }))
          .filter(({ uses }) => uses.some((used) => used > 0))
          .map(({ day, uses }) => ({
            key: day,
            cells: [periodName(day, by), ...uses.map(formatCount)],
          }))}
      />
    </ChartCard>
  )
}
