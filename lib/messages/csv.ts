export const csvMessages = {
  label: 'CSV separator',
  comma: 'Comma',
  semicolon: 'Semicolon (Excel in most of Europe)',
} as const
