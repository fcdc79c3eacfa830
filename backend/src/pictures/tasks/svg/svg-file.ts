import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/**
 * Whether a file is a well-formed SVG: XML whose root is `svg` in its namespace. A document type
 * with a subset of its own is refused, for it can declare entities that grow without end.
 */
export async function isSvgFile(path: string): Promise<boolean> {
  const parser = new SaxesParser({ xmlns: true });
  let depth = 0;
  let rootIsSvg = false;
  let refused = false;

  parser.on('error', () => (refused = true));
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) refused = true;
  });
  parser.on('opentag', ({ local, uri }) => {
    if (depth++ === 0) rootIsSvg = local === 'svg' && uri === SVG_NAMESPACE;
    if (!rootIsSvg) refused = true;
  });
  parser.on('closetag', () => depth--);

  for await (const chunk of createReadStream(path, { encoding: 'utf8' })) {
    parser.write(chunk as string);
    if (refused) return false;
  }
  parser.close();
  return rootIsSvg && !refused;
}
