import { Page, Text } from '@react-pdf/renderer'
import { expect, it } from 'vitest'
import { readPdf } from './testing'
import { renderPages } from './whole-pages'

const CHANGED =
  '@react-pdf/renderer has changed inside. whole-pages.tsx reads the undocumented _INTERNAL__LAYOUT__DATA_ to find pages that run over: mend it there.'

it('@react-pdf/renderer hands on its layout as whole-pages.tsx reads it', async () => {
  const over: string[] = []
  const pdf = await renderPages({
    title: 'Two pages',
    subject: '',
    count: 2,
    draw: ([first, second]) => (
      <>
        <Page size="A4" bookmark={{ title: 'Short' }}>
          <Text>{`Page ${first}`}</Text>
        </Page>
        <Page size="A4" bookmark={{ title: 'Long' }}>
          <Text>{`Page ${second}`}</Text>
          <Text>{'One line\n'.repeat(60)}</Text>
        </Page>
      </>
    ),
    ranOver: (title) => over.push(title),
  })
  expect(over, CHANGED).toEqual(['Long'])
  const { pages } = await readPdf(pdf)
  expect(pages.map(({ text }) => text.match(/Page ([\d to]+ of \d)/)?.[1])).toEqual([
    '1 of 3',
    '2 to 3 of 3',
    undefined,
  ])
})
