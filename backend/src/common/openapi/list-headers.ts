export const LIST_HEADERS = {
  'X-Total-Count': {
    required: true,
    description: 'Length of the whole list',
    schema: { type: 'integer', minimum: 0 },
  },
  Link: { description: 'first, prev, next, last (RFC 8288)', schema: { type: 'string' } },
} as const;
