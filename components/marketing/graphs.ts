/** What pages say in schema.org's vocabulary. Only what stands on the page, and what holds today. */

import { faq, meta } from '@/lib/copy/landing'
import { SHARE_IMAGE } from '@/lib/copy/share-image'
import { TEXT_DATES } from '@/lib/copy/text-dates'
import { itemsOf, LEVELS } from '@/lib/disc/premium'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, pathIn } from '@/lib/languages/languages'
import { CURRENCY, PAYMENTS_OPEN, REPORT_CENTS } from '@/lib/pricing'
import { PRODUCT } from '@/lib/product'
import { routes } from '@/lib/routes'

/** Addresses of pages in a language, whole. */
const addresses = (appUrl: URL, language: Language) => (path: string) =>
  new URL(pathIn(language, path), appUrl).href

/** The same in every language. */
function organizationOf(appUrl: URL) {
  const url = addresses(appUrl, DEFAULT_LANGUAGE)
  return {
    '@type': 'Organization',
    '@id': url('/#organization'),
    name: PRODUCT,
    url: url(routes.home),
    logo: url('/icon-512.png'),
  }
}

/** The landing page: who we are, what is offered for how much today, and the answered questions. */
export function landingGraph(appUrl: URL, language: Language): object[] {
  const url = addresses(appUrl, language)
  const organization = organizationOf(appUrl)
  const us = { '@id': organization['@id'] }
  return [
    organization,
    {
      '@type': 'Product',
      name: `${PRODUCT}: ${LEVELS.report.title}`,
      description: `${itemsOf('report').join('. ')}.`,
      image: organization.logo,
      brand: us,
      offers: {
        '@type': 'Offer',
        // In preview mode an account opens reports for nothing.
        price: PAYMENTS_OPEN ? (REPORT_CENTS / 100).toFixed(2) : '0.00',
        priceCurrency: CURRENCY.toUpperCase(),
        availability: 'https://schema.org/OnlineOnly',
        url: url(`${routes.home}#pricing`),
        seller: us,
      },
    },
    {
      '@type': 'FAQPage',
      ...(LANGUAGES.length > 1 && { inLanguage: language }),
      name: meta.title,
      mainEntity: faq.items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}

interface Place {
  path: string
  title: string
}

interface ArticlePage extends Place {
  description: string
  /** The pages between home and this one. */
  above: readonly Place[]
}

/** A page that is read: an article, and its place among the pages. */
export function articleGraph(appUrl: URL, language: Language, page: ArticlePage): object[] {
  const url = addresses(appUrl, language)
  const { path, title, description, above } = page
  const organization = organizationOf(appUrl)
  const us = { '@id': organization['@id'] }
  const places = [{ path: routes.home, title: PRODUCT }, ...above, { path, title }]
  return [
    organization,
    {
      '@type': 'Article',
      headline: title,
      description,
      inLanguage: language,
      dateModified: TEXT_DATES[path]?.changed,
      mainEntityOfPage: url(path),
      image: new URL(SHARE_IMAGE.url, appUrl).href,
      author: us,
      publisher: us,
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: places.map((place, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: place.title,
        item: url(place.path),
      })),
    },
  ]
}
