import { Notice } from './notice'

/** Says what has changed, and stays. The place is always there, so that what appears in it is read out. */
export function DoneNote({ children }: { children?: React.ReactNode }) {
  return (
    <div role="status" className={children ? undefined : 'sr-only'}>
      {children && <Notice kind="success">{children}</Notice>}
    </div>
  )
}
