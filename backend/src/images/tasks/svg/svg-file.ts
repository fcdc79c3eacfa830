import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { PictureRefused } from '../../outcome';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Far more than logos and plans have; sanitising takes about 0.3 ms and 10 KB for each. */
const MAX_ELEMENTS = 20_000;
/** Renderers of browsers and of ours stop a little beyond. */
const MAX_DEPTH = 200;
const MAX_CHARACTERS = 5_000_000;

/**
 * Whether a file is a well-formed SVG: XML whose root is `svg` in its namespace. A document type
 * with a subset of its own is refused, for it can declare entities that grow without end.
 * @throws PictureRefused when it has more parts than can be handled
 */
export async function isSvgFile(path: string): Promise<boolean> {
  const parser = new SaxesParser({ xmlns: true });
  const limits = { elements: 0, characters: 0, depth: 0 };
  let rootIsSvg = false;
  let refused = false;

  parser.on('error', () => (refused = true));
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) refused = true;
  });
  parser.on('opentag', ({ local, uri }) => {
    if (limits.depth === 0) rootIsSvg = local === 'svg' && uri === SVG_NAMESPACE;
    if (!rootIsSvg) refused = true;
    limits.elements++;
    limits.depth++;
    if (limits.elements > MAX_ELEMENTS || limits.depth > MAX_DEPTH) throw tooComplex();
  });
  parser.on('closetag', () => limits.depth--);

  for await (const chunk of createReadStream(path, { encoding: 'utf8' })) {
    parser.write(chunk as string);
    if (refused) return false;
    limits.characters += (chunk as string).length;
    if (rootIsSvg && limits.characters > MAX_CHARACTERS) throw tooComplex();
  }
  parser.close();
  return rootIsSvg && !refused;
}

const tooComplex = () => new PictureRefused({ refused: 'tooComplex' });
