import { CanceledError } from 'axios';
import { isPicture, type Picture, type PickedPicture, toStored } from './picture';

/** Maps all pictures in the values, at any depth. */
function mapPictures(value: unknown, map: (picture: Picture) => Picture): unknown {
  if (isPicture(value)) return map(value);
  if (Array.isArray(value)) return value.map((entry) => mapPictures(entry, map));
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([name, entry]) => [name, mapPictures(entry, map)]),
  );
}

/** The values, with completed uploads replaced by stored pictures. */
export const withStoredPictures = <V>(values: V): V =>
  mapPictures(values, (picture) => {
    const state = picture.kind === 'upload' ? picture.upload.state.get() : undefined;
    return state?.step === 'stored' ? toStored(picture as PickedPicture, state.image) : picture;
  }) as V;

/** The pictures of a form that are not uploaded yet. */
export function pickedPictures(values: unknown): PickedPicture[] {
  const found: PickedPicture[] = [];
  mapPictures(withStoredPictures(values), (picture) => {
    if (picture.kind === 'upload') found.push(picture);
    return picture;
  });
  return found;
}

/**
 * Waits for all uploads of a form, including those added while waiting; retries failed ones.
 * @returns the values, with stored pictures only
 * @throws the error of a failed upload
 */
export async function untilPicturesStored<V>(read: () => V): Promise<V> {
  const started = new Set<PickedPicture['upload']>();
  for (;;) {
    const uploads = pickedPictures(read()).map(({ upload }) => upload);
    if (uploads.length === 0) return withStoredPictures(read());
    for (const upload of uploads) {
      const state = upload.state.get();
      if (!started.has(upload)) upload.start();
      else if (state.step === 'failed') throw state.error;
      // The upload was cancelled because the form was left.
      else if (state.step === 'idle') throw new CanceledError();
      started.add(upload);
    }
    await Promise.race(uploads.map((upload) => upload.settled()));
  }
}
