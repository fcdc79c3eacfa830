import { ASKED_ABOUT, type AskedAbout } from '../../shared/contact/ask-path';

/** The subject that the address names, if any. */
export function askedAbout({ search }: Pick<URL, 'search'>): [AskedAbout, id: string] | undefined {
  const query = new URLSearchParams(search);
  const named = ASKED_ABOUT.map((of) => [of, query.get(of)?.trim() ?? ''] as [AskedAbout, string]);
  return named.find(([, id]) => id);
}
