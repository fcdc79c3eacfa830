import { ASKED_ABOUT, type AskedAbout } from '../../shared/contact/ask-path';

/** The parameters that are read of the contact page's query. */
export const CONTACT_PARAMS: string[] = [...ASKED_ABOUT];

/** What the address asks about, if anything. */
export function askedAbout({ search }: Pick<URL, 'search'>): [AskedAbout, id: string] | undefined {
  const query = new URLSearchParams(search);
  const named = ASKED_ABOUT.map((of) => [of, query.get(of)?.trim() ?? ''] as [AskedAbout, string]);
  return named.find(([, id]) => id);
}
