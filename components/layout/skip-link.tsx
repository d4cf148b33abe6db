import styles from './skip-link.module.css'

export const MAIN_ID = 'main'

/** The first stop of the keyboard: jumps over the header. */
export function SkipLink() {
  return (
    <a className={`semibold dark pill unprinted ${styles.skip}`} href={`#${MAIN_ID}`}>
      Skip to content
    </a>
  )
}
