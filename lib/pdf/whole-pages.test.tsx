import { Document, Page, renderToBuffer, Text } from '@react-pdf/renderer'
import { expect, it } from 'vitest'
import { checkPages } from './whole-pages'

const CHANGED =
  '@react-pdf/renderer has changed inside. whole-pages.ts reads the undocumented _INTERNAL__LAYOUT__DATA_ to find pages that run over: mend it there.'

it('@react-pdf/renderer hands on its layout as whole-pages.ts reads it', async () => {
  const over: string[] = []
  await renderToBuffer(
    <Document onRender={checkPages((title) => over.push(title))}>
      <Page size="A4" bookmark={{ title: 'Short' }}>
        <Text>One line</Text>
      </Page>
      <Page size="A4" bookmark={{ title: 'Long' }}>
        <Text>{'One line\n'.repeat(60)}</Text>
      </Page>
    </Document>,
  )
  expect(over, CHANGED).toEqual(['Long'])
})
