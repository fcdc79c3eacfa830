import type { PicturePair, Project } from '@manjara/contracts';
import { newPictureId, sentUrlOf } from '../../pictures/picture';
import { type BilingualSlot, slotOf } from '../../pictures/slots';
import type { ImageOf } from '../../preview/site-preview';
import type { ResourceValues } from '../../resource/entity';

const LABELS = ['beforeLabel', 'arBeforeLabel', 'afterLabel', 'arAfterLabel'] as const;

/** A pair of pictures in the form. */
export interface Pair extends Omit<PicturePair, 'before' | 'after'> {
  /** Of the row, in this form. */
  id: string;
  before: BilingualSlot;
  after: BilingualSlot;
}

export const emptyPair = (): Pair => ({
  id: newPictureId(),
  before: slotOf(null),
  after: slotOf(null),
  beforeLabel: '',
  arBeforeLabel: '',
  afterLabel: '',
  arAfterLabel: '',
});

const pairsOf = (values: ResourceValues) => values.pairs as Pair[];

const sent = ({ picture, alt, arAlt }: BilingualSlot) => ({
  url: sentUrlOf(picture),
  alt: alt.trim(),
  arAlt: arAlt.trim(),
});

const bodyOf = (pairs: readonly Pair[]): string =>
  JSON.stringify(
    pairs.map(({ before, after, ...pair }) => ({
      before: sent(before),
      after: sent(after),
      ...Object.fromEntries(LABELS.map((name) => [name, pair[name].trim()])),
    })),
  );

/** The pairs of pictures of a project; sent as JSON when they have changed. */
export const picturePairs = {
  kind: 'custom',
  name: 'pairs',
  empty: [] as Pair[],
  read: ({ pairs = [] }: Project): Pair[] =>
    pairs.map(({ before, after, ...labels }, index) => ({
      id: `pair-${index}`,
      before: slotOf(before),
      after: slotOf(after),
      ...labels,
    })),
  append(body: FormData, values: ResourceValues, saved?: ResourceValues): void {
    const pairs = bodyOf(pairsOf(values));
    if (pairs !== bodyOf(saved ? pairsOf(saved) : [])) body.append('pairs', pairs);
  },
} as const;

/** Those of which both pictures can be shown. */
export const shownPairs = (values: ResourceValues, imageOf: ImageOf): PicturePair[] =>
  pairsOf(values).flatMap(({ id: _id, before, after, ...labels }) => {
    const images = [imageOf(before), imageOf(after)] as const;
    if (!images[0] || !images[1]) return [];
    return [{ before: images[0], after: images[1], ...labels }];
  });
