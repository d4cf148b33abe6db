import styles from './group-title.module.css'

/** What a group is called and what it is for, as its leader typed both. */
export function GroupTitle({ group }: { group: { name: string; description: string } }) {
  return (
    <>
      <h1 className="d2">
        <bdi>{group.name}</bdi>
      </h1>
      {group.description && (
        <p className={`lede ${styles.description}`}>
          <bdi>{group.description}</bdi>
        </p>
      )}
    </>
  )
}
