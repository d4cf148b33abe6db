'use client'

import { LoadFailed, type LoadFailedProps } from '@/components/account-results/load-failed'

/** Any of the admin's screens that could not be rendered, mostly because the database is away. */
export default function AdminError(failure: LoadFailedProps) {
  return <LoadFailed {...failure} />
}
