'use client'

export { FailedGuestPage as default } from '@/components/results/failed-guest-page'
