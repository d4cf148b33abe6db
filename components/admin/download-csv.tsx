'use client'

import { FileSpreadsheet } from 'lucide'
import { CsvSeparatorField, useCsvSeparator } from '@/components/ui/download/csv-separator'
import { Icon } from '@/components/ui/icon'
import { getResearchCsv } from '@/lib/api/entries/admin/admin'
import { getLaunchListCsv } from '@/lib/api/entries/admin/sales'

const FILES = {
  launchList: { endpoint: getLaunchListCsv, label: 'Download CSV' },
  research: { endpoint: getResearchCsv, label: 'Download answers up to last month' },
}

/**
 * Downloads a whole table as CSV, which is recorded in the audit. A link, because a table may be too large for a page's
 * memory: the browser writes it to the disk.
 */
export function DownloadCsv({ file }: { file: keyof typeof FILES }) {
  const { endpoint, label } = FILES[file]
  const [separator, chooseSeparator] = useCsvSeparator()
  return (
    <div className="flex flex-wrap items-end gap-3">
      <CsvSeparatorField separator={separator} onChoose={chooseSeparator} />
      <a
        className="btn btn-outline"
        href={`${endpoint.path}?${new URLSearchParams({ separator })}`}
        download
      >
        <Icon of={FileSpreadsheet} />
        <span>{label}</span>
      </a>
    </div>
  )
}
