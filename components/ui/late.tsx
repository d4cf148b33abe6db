import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A piece that is fetched when it is first drawn, inside a Suspense. Where it cannot come, there is nothing in its place:
 * React would give up the whole page for it.
 */
export const fetched = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }))

/** The same with its Suspense around it, which shows `meanwhile`. */
export function late<Props extends object>(load: Load<Props>, meanwhile?: ReactNode) {
  const Piece = fetched(load)
  return (props: Props) => (
    <Suspense fallback={meanwhile}>
      <Piece {...props} />
    </Suspense>
  )
}
