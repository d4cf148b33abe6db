/** An example in the words of the reader's field of work; none where they named none. */
export function Scene({ text }: { text: string | undefined }) {
  return text ? (
    <p className="mt-6 rounded-r-sm rounded-l-none border-ink border-l-3 bg-sunken px-5 py-4">
      {text}
    </p>
  ) : null
}
