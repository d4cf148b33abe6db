/** An example in the words of the reader's field of work; none where they named none. */
export function Scene({ text }: { text: string | undefined }) {
  return text ? (
    <p className="px-5 py-4 rounded-l-none rounded-r-sm border-ink bg-sunken mt-6 border-l-3">
      {text}
    </p>
  ) : null
}
