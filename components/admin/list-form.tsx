import { Search } from 'lucide'
import Form from 'next/form'
import { Icon } from '@/components/ui/icon'
import { localPath } from '@/lib/languages/of-page'

interface Choice {
  name: string
  label: string
  value: string
  options: readonly { value: string; text: string }[]
}

interface ListFormProps {
  path: string
  /** What can be searched for; without it there is no search. */
  search?: { label: string; value: string }
  choices?: readonly Choice[]
  /** Other parameters of the address, which stay. */
  kept?: Record<string, string | undefined>
}

/** What a list shows and how. It asks by the address, so that what was found can be kept and sent. */
export async function ListForm({ path, search, choices = [], kept = {} }: ListFormProps) {
  return (
    <Form
      action={await localPath(path)}
      prefetch={false}
      className="print:hidden! flex flex-wrap items-end gap-x-3.5 gap-y-3"
      role="search"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input
          className="min-h-11 px-3 py-0 text-16 text-ink"
          key={name}
          type="hidden"
          name={name}
          value={value ?? ''}
        />
      ))}
      {search && (
        <label className="grid min-w-0 max-w-[26rem] narrow:max-w-none gap-1.25 font-600 text-14 text-ink-2 [flex:1_1_16rem] narrow:[flex-basis:100%]">
          <span>{search.label}</span>
          <span className="relative">
            <Icon className="icon absolute top-3 left-3.25 text-ink-3" of={Search} />
            {/* Keyed by the address, so that going back also resets what is typed. */}
            <input
              key={search.value}
              className="input min-h-11 py-0 pr-3 pl-10.5 text-16 text-ink"
              type="search"
              name="q"
              maxLength={254}
              autoComplete="off"
              defaultValue={search.value}
            />
          </span>
        </label>
      )}
      {choices.map(({ name, label, value, options }) => (
        <label
          key={name}
          className="grid min-w-0 gap-1.25 font-600 text-14 text-ink-2 narrow:[flex:1_1_calc(50%_-_7px)]"
        >
          <span>{label}</span>
          <select
            key={value}
            className="input min-h-11 px-3 py-0 text-16 text-ink"
            name={name}
            defaultValue={value}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" className="btn btn-small btn-outline min-h-11 narrow:[flex:1_1_100%]">
        Show
      </button>
    </Form>
  )
}
