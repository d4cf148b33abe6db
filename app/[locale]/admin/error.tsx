'use client'

export { LoadFailed as default } from '@/components/layout/failure/load-failed'
