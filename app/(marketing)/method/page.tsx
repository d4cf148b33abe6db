import type { Metadata } from 'next'
import { MethodView } from '@/components/method/method-view'
import { meta } from '@/lib/copy/method'
import { routes } from '@/lib/routes'

const { title, description } = meta

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: routes.method },
}

export default function MethodPage() {
  return <MethodView />
}
