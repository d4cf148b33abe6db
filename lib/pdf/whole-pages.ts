/** Every page of a document is laid out for one sheet. One that runs over is reported by its title. */

/** Hears the title of a page that ran over onto another sheet. */
export type RanOver = (title: string) => void

interface Layout {
  children?: readonly { props: { bookmark?: { title: string } } }[]
}

/** For `onRender` of a document. Of a page's sheets, only the first has its bookmark. */
export function checkPages(ranOver: RanOver = fail) {
  return (made: object): void => {
    const { _INTERNAL__LAYOUT__DATA_: layout } = made as { _INTERNAL__LAYOUT__DATA_?: Layout }
    let title = ''
    for (const { props } of layout?.children ?? []) {
      if (props.bookmark) title = props.bookmark.title
      else ranOver(title)
    }
  }
}

function fail(title: string): never {
  throw new Error(`The page “${title}” runs over`)
}
