import { type Image, type Project, youtubeUrl } from '@manjara/contracts';
import { appendPicture, type Picture, storedPicture } from '../../pictures/picture';
import type { ImageOf } from '../../preview/site-preview';
import type { ResourceValues } from '../../resource/entity';

/** The link to a project's video; sent when it has changed. */
export const video = {
  kind: 'custom',
  name: 'video',
  empty: '',
  read: ({ video = '' }: Project): string => video,
  append(body: FormData, values: ResourceValues, saved?: ResourceValues): void {
    const link = String(values.video).trim();
    if (link !== (saved?.video ?? '')) body.append('video', link);
  },
} as const;

/** The picture that is shown until the video is played. */
export const videoPoster = {
  kind: 'custom',
  name: 'videoPoster',
  empty: null,
  read: ({ videoPoster }: Project): Picture | null => videoPoster && storedPicture(videoPoster),
  append(body: FormData, values: ResourceValues, saved?: ResourceValues): void {
    const pictureOf = (from?: ResourceValues) => (from?.videoPoster ?? null) as Picture | null;
    appendPicture(body, 'videoPoster', pictureOf(values), pictureOf(saved));
  },
} as const;

/** The video as a page shows it. */
export function shownVideo(
  values: ResourceValues,
  imageOf: ImageOf,
): { video: string; videoPoster: Image | null } {
  const picture = values.videoPoster as Picture | null;
  return {
    video: youtubeUrl(String(values.video)) ?? '',
    videoPoster: imageOf({ picture, alt: '', arAlt: '' }),
  };
}
