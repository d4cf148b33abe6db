'use client'

import dynamic from 'next/dynamic'

/** People with results, who have no such screen, do not fetch it; for others it comes with the page. */
export const LateEmptyHome = dynamic(async () => (await import('./empty-home')).EmptyHome)
