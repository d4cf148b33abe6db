import type { Phone } from '@/lib/api/live'
import { TICKS } from '@/lib/copy/live/phone'

/** How someone takes part. */
export type Part = Pick<Phone['me'], 'shows_name' | 'uses_result' | 'may_be_guessed'>

export const NO_PART: Part = { shows_name: false, uses_result: false, may_be_guessed: false }

/** Without the name or the result, there is nothing to guess. */
export function ticked(part: Part, name: keyof Part, isOn: boolean): Part {
  const next = { ...part, [name]: isOn }
  return { ...next, may_be_guessed: next.may_be_guessed && next.shows_name && next.uses_result }
}

interface TicksProps {
  part: Part
  canUseResult: boolean
  onTick: (name: keyof Part, isOn: boolean) => void
}

/** What the wall may show. The third can be ticked once there is a name and a result to guess. */
export function Ticks({ part, canUseResult, onTick }: TicksProps) {
  const names = canUseResult
    ? (['shows_name', 'uses_result', 'may_be_guessed'] as const)
    : (['shows_name'] as const)
  const canBeGuessed = part.shows_name && part.uses_result
  return (
    <div className="border-line border-b">
      {names.map((name) =>
        name === 'may_be_guessed' && !canBeGuessed ? null : (
          <label key={name} className="flex gap-3.5 border-line border-t py-3.5">
            <input
              type="checkbox"
              className="mt-0.5 size-6 flex-none accent-ink"
              checked={part[name]}
              onChange={({ target }) => onTick(name, target.checked)}
            />
            <span>
              <span className="block font-600">{TICKS[name].label}</span>
              <span className="block text-ink-2 text-sm">{TICKS[name].about}</span>
            </span>
          </label>
        ),
      )}
    </div>
  )
}
