import { faq, meta } from '@/lib/copy/landing'
import { itemsOf, LEVELS } from '@/lib/disc/premium'
import { CURRENCY, REPORT_CENTS } from '@/lib/pricing'
import { PRODUCT } from '@/lib/product'
import { routes } from '@/lib/routes'

/** What the page says, for search engines: who we are, what is sold for how much, and the answered questions. */
export function StructuredData({ appUrl }: { appUrl: URL }) {
  const data = { '@context': 'https://schema.org', '@graph': graph(appUrl) }
  // `<` could end the script element from within a string.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json">{json}</script>
}

function graph(appUrl: URL) {
  const url = (path: string) => new URL(path, appUrl).href
  const organization = { '@id': url('/#organization') }
  return [
    {
      '@type': 'Organization',
      ...organization,
      name: PRODUCT,
      url: url(routes.home),
      logo: url('/icon-512.png'),
    },
    {
      '@type': 'Product',
      name: `${PRODUCT}: ${LEVELS.report.title}`,
      description: `${itemsOf('report').join('. ')}.`,
      image: url('/icon-512.png'),
      brand: organization,
      offers: {
        '@type': 'Offer',
        price: (REPORT_CENTS / 100).toFixed(2),
        priceCurrency: CURRENCY.toUpperCase(),
        availability: 'https://schema.org/OnlineOnly',
        url: url(`${routes.home}#pricing`),
        seller: organization,
      },
    },
    {
      '@type': 'FAQPage',
      name: meta.title,
      mainEntity: faq.items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}
