import { EmptyCircle } from '@/components/charts/circle/empty-circle'

/** A list without rows: what will stand here, or that nothing matches. */
export function NothingHere({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="mx-auto my-7 grid max-w-[32rem] justify-items-center gap-3 text-center">
      <EmptyCircle size={88} />
      <h2 className="text-h3">{title}</h2>
      <p className="text-ink-2">{children}</p>
    </div>
  )
}
