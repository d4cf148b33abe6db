import { HomeHero } from '@/components/marketing/home-hero'

export default function HomePage() {
  return <HomeHero />
}
