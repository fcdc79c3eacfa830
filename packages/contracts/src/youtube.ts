const LINK = new RegExp(
  [
    String.raw`^(?:https?://)?(?:(?:www|m|music)\.)?`,
    String.raw`(?:youtu\.be/|youtube(?:-nocookie)?\.com/(?:(?:shorts|live|embed|v)/|watch\?(?:[^#]*&)?v=))`,
    String.raw`([\w-]{11})(?![\w-])`,
  ].join(''),
  'i',
);

/** The id of a video in a link to it, with or without `https://`. */
export const youtubeId = (link: string): string | undefined => LINK.exec(link.trim())?.[1];

/** The address of the video; undefined where the link is to something else. */
export function youtubeUrl(link: string): string | undefined {
  const id = youtubeId(link);
  return id && `https://www.youtube.com/watch?v=${id}`;
}

/** The player that sets no cookies before it is played. */
export const YOUTUBE_PLAYER_ORIGIN = 'https://www.youtube-nocookie.com';
