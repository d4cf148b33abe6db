'use client'

import '@/app/utilities-first.css'

export { FailedGuestPage as default } from '@/components/results/failed-guest-page'
