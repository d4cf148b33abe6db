import { PageFrame } from '@/components/layout/page-frame'

/** The year in the footer turns on its own. */
export const revalidate = 86_400

export default function MarketingLayout({ children }: Readonly<{ children: React.ReactNode }>) {
  return <PageFrame>{children}</PageFrame>
}
