import styles from './points.module.css'

interface PointsProps {
  items: readonly { title: string; text: string }[]
  /** They follow from each other. */
  numbered?: boolean
}

/** Titles with a few sentences each, side by side where there is room. */
export function Points({ items, numbered = false }: PointsProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={styles.points} data-count={items.length}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          {numbered && (
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
          )}
          <h3 className="h3">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}
