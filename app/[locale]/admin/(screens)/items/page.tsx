import type { Metadata } from 'next'
import { readItemView } from '@/components/admin/items/item-view'
import { ItemsScreen } from '@/components/admin/items/items-screen'
import type { SearchParams } from '@/lib/result-param'
import { readItemStats } from '@/lib/server/admin/items'
import { hasCrowd } from '@/lib/server/admin/research-crowds'
import { requireAdminOfPage } from '@/lib/server/viewer/admin'

export const metadata: Metadata = { title: 'Statements' }

export default async function ItemsPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminOfPage()
  const [{ form_version, assessments, items, calibration }, isCrowd] = await Promise.all([
    readItemStats(admin),
    hasCrowd(),
  ])
  const view = readItemView(await searchParams)
  return (
    <ItemsScreen
      items={items}
      formVersion={form_version}
      assessments={assessments}
      calibration={calibration}
      hasCrowd={isCrowd}
      view={view}
    />
  )
}
