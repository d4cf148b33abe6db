import { Words } from '@/lib/words/words'
import { LaunchListButton } from './launch-list-button'

/** Opens the launch list where one is, with its words. */
export const LaunchListLink = ({ children }: { children: React.ReactNode }) => (
  <Words of={['checkout.launchList']}>
    <LaunchListButton>{children}</LaunchListButton>
  </Words>
)
