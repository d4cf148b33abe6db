'use client'

import '@/app/utilities-failure.css'

export { FailedGuestPage as default } from '@/components/results/failed-guest-page'
