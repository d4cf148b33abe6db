import { Search } from 'lucide'
import Form from 'next/form'
import { Icon } from '@/components/ui/icon'
import styles from './list-form.module.css'

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
export function ListForm({ path, search, choices = [], kept = {} }: ListFormProps) {
  return (
    <Form
      action={path}
      prefetch={false}
      className={`flex wraps end unprinted ${styles.form}`}
      role="search"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value ?? ''} />
      ))}
      {search && (
        <label className={`grid shrinks fine semibold mut ${styles.search}`}>
          <span>{search.label}</span>
          <span className={`relative ${styles.box}`}>
            <Icon className="icon faint" of={Search} />
            {/* Keyed by the address, so that going back also resets what is typed. */}
            <input
              key={search.value}
              className="input"
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
        <label key={name} className={`grid shrinks fine semibold mut ${styles.choice}`}>
          <span>{label}</span>
          <select key={value} className="input" name={name} defaultValue={value}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" className="pressable btn small outline">
        Show
      </button>
    </Form>
  )
}
