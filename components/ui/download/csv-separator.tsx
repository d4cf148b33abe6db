'use client'

import { useLayoutEffect, useState } from 'react'
import { CSV_SEPARATORS, type CsvSeparator, isSeparator } from '@/lib/api/csv-separators'
import { inBrowser } from '@/lib/client/kept'
import { KEPT_SETTINGS } from '@/lib/client/kept-settings'
import { csvMessages } from '@/lib/messages/csv'
import { SelectField } from '../select-field'

/** What spreadsheets here expect between columns: no comma where that is in decimals. */
function localSeparator(): CsvSeparator {
  return new Intl.NumberFormat(navigator.language).format(1.5).includes(',') ? 'semicolon' : 'comma'
}

/** What the reader last chose in this browser; else what spreadsheets expect where it is. */
export function useCsvSeparator(): [CsvSeparator, (next: CsvSeparator) => void] {
  const [separator, setSeparator] = useState<CsvSeparator>('comma')
  useLayoutEffect(() => {
    const kept = inBrowser.read(KEPT_SETTINGS.csv)
    setSeparator(isSeparator(kept) ? kept : localSeparator())
  }, [])
  const choose = (next: CsvSeparator) => {
    setSeparator(next)
    inBrowser.keep(KEPT_SETTINGS.csv, next)
  }
  return [separator, choose]
}

interface CsvSeparatorFieldProps {
  separator: CsvSeparator
  onChoose: (next: CsvSeparator) => void
}

/** Beside a download, because a spreadsheet that expects the other one shows a single column. */
export function CsvSeparatorField({ separator, onChoose }: CsvSeparatorFieldProps) {
  return (
    <SelectField
      label={csvMessages.label}
      value={separator}
      onChange={({ target: { value } }) => isSeparator(value) && onChoose(value)}
    >
      {CSV_SEPARATORS.map((one) => (
        <option key={one} value={one}>
          {csvMessages[one]}
        </option>
      ))}
    </SelectField>
  )
}
