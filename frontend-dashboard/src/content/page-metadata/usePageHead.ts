import type { Language } from '@manjara/contracts';
import { pageAddress } from '@manjara/platform';
import { useQuery } from '@tanstack/react-query';

/** Title and description of a public page, read from its HTML. */
interface PageHead {
  title: string;
  description: string;
  /** Path of its share picture. */
  picture: string;
}

async function readHead(address: string, signal: AbortSignal): Promise<PageHead> {
  const response = await fetch(address, { signal, headers: { Accept: 'text/html' } });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  // The policy of the dashboard refuses the page's inline styles, also in a parsed document.
  const html = (await response.text()).replace(/<style[^>]*>[^]*?<\/style>/g, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const contentOf = (selector: string) =>
    page.querySelector<HTMLMetaElement>(`meta[${selector}]`)?.content ?? '';
  const picture = contentOf('property="og:image"');
  const { pathname, search } = new URL(picture || '/', window.location.origin);
  return {
    title: page.title,
    description: contentOf('name="description"'),
    picture: picture && pathname + search,
  };
}

/** The head of a public page as it is on the site; undefined until it is there. */
export function usePageHead(path: string, language: Language): PageHead | undefined {
  const address = pageAddress('', path, language);
  const { data } = useQuery({
    queryKey: ['page-head', address],
    queryFn: ({ signal }) => readHead(address, signal),
    staleTime: 60_000,
    retry: false,
  });
  return data;
}
