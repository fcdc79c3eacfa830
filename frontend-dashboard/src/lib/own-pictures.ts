import type { Translate } from '@manjara/platform';
import { isPicture } from './merge-values';
import { newPicture, type Picture, withFocus } from './pictures';

/**
 * Replaces stored pictures by copies to upload, for a new item: stored pictures are deleted
 * together with the item that they belong to.
 * @returns `lost`: how many pictures could not be fetched
 */
export async function withOwnPictures<V extends object>(
  values: V,
): Promise<{ values: V; lost: number }> {
  let lost = 0;
  const own = async (value: unknown): Promise<unknown> => {
    if (!isPicture(value) || value.kind === 'new') return value;
    const picture = await pickAnew(value);
    if (!picture) lost += 1;
    return picture;
  };
  const entries = Object.entries(values).map(async ([name, value]: [string, unknown]) => {
    if (!Array.isArray(value)) return [name, await own(value)] as const;
    const row = await Promise.all(value.map(own));
    return [name, row.filter((each) => each !== null)] as const;
  });
  return { values: Object.fromEntries(await Promise.all(entries)) as V, lost };
}

async function pickAnew({
  image: { url, focus },
}: Extract<Picture, { kind: 'stored' }>): Promise<Picture | null> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) return null;
    const blob = await answer.blob();
    const name = url.split('/').at(-1) ?? '';
    return withFocus(newPicture(new File([blob], name, { type: blob.type })), focus);
  } catch {
    return null;
  }
}

/** The message that pictures have to be picked again. */
export const lostPicturesText = (t: Translate, locale: string, lost: number): string =>
  t('dashboard.forms.restoredWithout', { count: lost, number: lost.toLocaleString(locale) });
