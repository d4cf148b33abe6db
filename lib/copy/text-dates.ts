interface Dated {
  /** YYYY-MM-DD. */
  changed: string
  /** The first half of a hash of that day and of the page's texts: a test says what it has to be. */
  seal: string
}

/** When the text of each public page last changed, in the order of the sitemap. A change of a text changes its line here. */
export const TEXT_DATES: Record<string, Dated> = {
  '/': { changed: '2026-11-27', seal: '07853031a9b7' },
  '/guest-assessment': { changed: '2026-11-27', seal: 'fa4668851ae1' },
  '/disc': { changed: '2026-11-27', seal: 'b54c04c69aee' },
  '/types': { changed: '2026-11-27', seal: 'cd9bcdde8bc3' },
  '/method': { changed: '2026-11-27', seal: 'a59d63375862' },
  '/sample-report': { changed: '2026-11-27', seal: 'e631ccd6f325' },
  '/for-teams': { changed: '2026-11-27', seal: '0c676cd8e27c' },
  '/for-teams/hr': { changed: '2026-11-27', seal: 'd65ea692ed9d' },
  '/about': { changed: '2026-11-27', seal: 'c2291e0c93e0' },
  '/disc/dominance': { changed: '2026-11-27', seal: '22ea0f5e5ece' },
  '/disc/influence': { changed: '2026-11-27', seal: '1a9d06bbdbe4' },
  '/disc/steadiness': { changed: '2026-11-27', seal: '2b22cfdbfb77' },
  '/disc/conscientiousness': { changed: '2026-11-27', seal: '9f54b09e34ee' },
  '/disc/d-and-d': { changed: '2026-11-27', seal: 'e3631df626ed' },
  '/disc/d-and-i': { changed: '2026-11-27', seal: 'adc17754e4b6' },
  '/disc/d-and-s': { changed: '2026-11-27', seal: 'dbfb3af710f0' },
  '/disc/d-and-c': { changed: '2026-11-27', seal: '3ca9686c3c84' },
  '/disc/i-and-i': { changed: '2026-11-27', seal: '6192fd21d8d4' },
  '/disc/i-and-s': { changed: '2026-11-27', seal: '12106cd1c004' },
  '/disc/i-and-c': { changed: '2026-11-27', seal: '8c20a38837b2' },
  '/disc/s-and-s': { changed: '2026-11-27', seal: 'ecd5983ed4ff' },
  '/disc/s-and-c': { changed: '2026-11-27', seal: '491cc75b4588' },
  '/disc/c-and-c': { changed: '2026-11-27', seal: '5d8bc3fa7629' },
  '/types/d': { changed: '2026-11-26', seal: '7a0a28384a06' },
  '/types/di': { changed: '2026-11-26', seal: '0e9d3762246c' },
  '/types/ds': { changed: '2026-11-26', seal: 'ecdb1140ac32' },
  '/types/dc': { changed: '2026-11-26', seal: 'e1fdf0bc1131' },
  '/types/i': { changed: '2026-11-26', seal: '8881c1cee019' },
  '/types/id': { changed: '2026-11-26', seal: 'f4d6462c6c4a' },
  '/types/is': { changed: '2026-11-26', seal: '6716c75d81fb' },
  '/types/ic': { changed: '2026-11-26', seal: 'ce4f1958678c' },
  '/types/s': { changed: '2026-11-26', seal: '31cfc1d31517' },
  '/types/sd': { changed: '2026-11-26', seal: '42cbb23133be' },
  '/types/si': { changed: '2026-11-26', seal: '24744bf999e6' },
  '/types/sc': { changed: '2026-11-26', seal: '4092814ff02f' },
  '/types/c': { changed: '2026-11-26', seal: '0b4b992efcc8' },
  '/types/cd': { changed: '2026-11-26', seal: '6a70232eba13' },
  '/types/ci': { changed: '2026-11-26', seal: '042f9ed56e35' },
  '/types/cs': { changed: '2026-11-26', seal: '3977317f7f4b' },
}
