/** What a group is called and what it is for, as its leader typed both. */
export function GroupTitle({ group }: { group: { name: string; description: string } }) {
  return (
    <>
      <h1 className="text-d2">
        <bdi>{group.name}</bdi>
      </h1>
      {group.description && (
        <p className="text-lede text-ink-2 max-w-[46rem] whitespace-pre-line">
          <bdi>{group.description}</bdi>
        </p>
      )}
    </>
  )
}
