/** What a page says, for search engines (components/marketing/graphs.ts). */
export function StructuredData({ graph }: { graph: readonly object[] }) {
  const data = { '@context': 'https://schema.org', '@graph': graph }
  // `<` could end the script element from within a string.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json">{json}</script>
}
