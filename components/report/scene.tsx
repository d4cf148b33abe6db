import styles from './scene.module.css'

/** An example in the words of the reader's field of work; none where they named none. */
export function Scene({ text }: { text: string | undefined }) {
  return text ? <p className={`sunken ${styles.scene}`}>{text}</p> : null
}
