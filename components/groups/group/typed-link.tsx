/** The address of a join link as one types it, which may break only before its code. */
export function TypedLink({ url }: { url: string }) {
  const { host, pathname } = new URL(url)
  const at = pathname.lastIndexOf('/') + 1
  return (
    <>
      <span>{`${host}${pathname.slice(0, at)}`}</span>
      <wbr />
      <span className="wrap-anywhere inline-block max-w-full">{pathname.slice(at)}</span>
    </>
  )
}
