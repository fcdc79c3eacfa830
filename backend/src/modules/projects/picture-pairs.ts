import type { PicturePair } from '@manjara/contracts';
import { Schema } from 'mongoose';
import type { PicturePart } from '../../common/forms/uploaded-file';
import {
  type DraftPicture,
  draftPictureSchema,
  toBilingualImage,
} from '../../storage/bilingual-picture';
import type { StoredPicture } from '../../storage/stored-picture';
import { isStored } from '../base/entity-document';
import { bilingual, TEXT_OR_EMPTY } from '../base/entity.schema';
import type { PairForm, PairPictureForm } from './picture-pairs.dto';

/** A draft's may lack the pictures. */
export interface StoredPair extends Omit<PicturePair, 'before' | 'after'> {
  before: DraftPicture;
  after: DraftPicture;
}

const picture = { type: draftPictureSchema, default: {} };

export const pairSchema = new Schema<StoredPair>(
  {
    before: picture,
    after: picture,
    ...bilingual(TEXT_OR_EMPTY, 'beforeLabel', 'afterLabel'),
  },
  { _id: false },
);

/** The pictures of a form's pairs. */
export const pairParts = (pairs: readonly PairForm[]): PicturePart[] =>
  pairs
    .flatMap(({ before, after }) => [before?.url, after?.url])
    .flatMap((url) => (url ? [{ url, fieldname: 'pairs' }] : []));

/** @param pictures those of `pairParts`, stored */
export function toStoredPairs(
  pairs: readonly PairForm[],
  pictures: readonly StoredPicture[],
): StoredPair[] {
  const rest = [...pictures];
  const toPicture = ({ url, alt = '', arAlt = '' }: PairPictureForm = {}): DraftPicture => ({
    ...(url && rest.shift()),
    alt,
    arAlt,
  });
  return pairs.map(({ before, after, ...labels }) => ({
    before: toPicture(before),
    after: toPicture(after),
    beforeLabel: labels.beforeLabel ?? '',
    arBeforeLabel: labels.arBeforeLabel ?? '',
    afterLabel: labels.afterLabel ?? '',
    arAfterLabel: labels.arAfterLabel ?? '',
  }));
}

export const pairPictures = (pairs: readonly StoredPair[] = []): StoredPicture[] =>
  pairs
    .flatMap(({ before, after }) => [before, after])
    .flatMap((picture) => (isStored(picture) ? [picture] : []));

export const toPicturePair = ({ before, after, ...labels }: StoredPair): PicturePair => ({
  before: toBilingualImage(before),
  after: toBilingualImage(after),
  ...labels,
});
