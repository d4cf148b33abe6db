/** What a group is called and what it is for, as its leader typed both. */
export function GroupTitle({ group }: { group: { name: string; description: string } }) {
  return (
    <>
      <h1 className="text-d2">
        <bdi>{group.name}</bdi>
      </h1>
      {group.description && (
        <p className="max-w-[46rem] whitespace-pre-line text-ink-2 text-lede">
          <bdi>{group.description}</bdi>
        </p>
      )}
    </>
  )
}
