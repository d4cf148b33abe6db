import { sample } from '@/lib/copy/sample'

/** Stands beside each part, so that no cropped picture passes for someone's report. */
export function SampleTag({ className = '' }: { className?: string }) {
  return (
    <span
      className={`px-2.5 py-0.5 rounded-[8px] border-dashed border-[1.5px] border-line-strong text-ink-2 items-center flex-none text-14 font-650 inline-flex bg-canvas ${className}`}
    >
      {sample.tag}
    </span>
  )
}
