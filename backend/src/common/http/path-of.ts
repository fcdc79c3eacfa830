/** The path alone: a query may hold a signature or what a person searched for. */
export const pathOf = (url = ''): string => url.split('?', 1)[0] ?? '';
